/**
 * The only script of a page that runs by itself; it stands in the HTML, so that nothing is fetched for it. It lets the
 * page finish loading and appear, or the reader touch it, before the app is fetched; then asks for all of the app's
 * modules and evaluates them one by one, with pauses, so that no single task keeps the reader waiting. The prerendered
 * page works without any of it.
 */
const tag = document.querySelector<HTMLScriptElement>("script[data-modules]");
const modules = tag?.dataset.modules?.split(" ") ?? [];

const interactions = ["pointerdown", "keydown", "touchstart"];
let started = false;

/** Where the browser tells nothing of its paints: some keep their times from pages, so that nobody is recognised. */
const paintLimit = 5000;

/** A page can have loaded before it is first painted: the app is not to compete with that paint. */
function onPaint(callback: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: "paint", buffered: true });
  setTimeout(start, paintLimit);
}

function onIdle(callback: () => void) {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

function preload(module: string) {
  const [href = "", hash] = module.split("#");
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  if (hash) link.integrity = `sha256-${hash}`;
  // Safari before 17 preloads no modules and checks none: it would never tell.
  const intact =
    !link.relList.supports(link.rel) ||
    new Promise((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
    });
  document.head.append(link);
  return { href, intact };
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start() {
  if (started) return;
  started = true;
  for (const interaction of interactions) removeEventListener(interaction, start);

  const requests = [];
  for (const module of modules) {
    requests.push(preload(module));
    await pause();
  }
  let startApp: (() => void) | undefined;
  for (const { href, intact } of requests) {
    // A module that is not what the page was built with does not run; the page stays as it was prerendered.
    if (!(await intact)) return;
    const module: { start?: () => void } = await import(/* @vite-ignore */ href);
    startApp ??= module.start;
    await pause();
  }
  startApp?.();
}

// Whoever returns to a place on the page, or is sent to one, needs the height of everything above it.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash !== "" || visit?.type !== "navigate") document.documentElement.dataset.whole = "";

for (const interaction of interactions) addEventListener(interaction, start, { passive: true });
addEventListener("load", () => onPaint(() => onIdle(start)));
