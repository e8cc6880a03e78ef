import { rememberClicks, takeClicks } from "./early-clicks";
import { showWithoutScript } from "./show-without-script";

/**
 * The only script in the HTML. It waits until the page has loaded and been painted, or the reader interacts with it,
 * then fetches the modules of the app and evaluates them one by one, with pauses, so that no long task blocks the
 * reader. If one is missing or differs from the build, the page is shown as without script.
 */
const tag = document.querySelector<HTMLScriptElement>("script[data-modules]");
const modules = tag?.dataset.modules?.split(" ") ?? [];

type StartApp = (takeClicks: () => Set<HTMLElement>) => Promise<void>;

let started = false;

/** For browsers that report no paints, or have no PerformanceObserver, against fingerprinting. */
const paintLimit = 5000;

/** The load event can come before the first paint, which the app must not delay. */
function onPaint(callback: () => void) {
  setTimeout(start, paintLimit);
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: "paint", buffered: true });
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
  // Safari before 17 does not preload modules and fires neither event.
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

function start() {
  if (started) return;
  started = true;
  loadApp().catch((error) => {
    takeClicks();
    showWithoutScript();
    console.error(error);
  });
}

async function loadApp() {
  const requests = [];
  for (const module of modules) {
    requests.push(preload(module));
    await pause();
  }
  let startApp: StartApp | undefined;
  for (const { href, intact } of requests) {
    // Missing, or not as built: the browser has reported which.
    if (!(await intact)) throw new Error(href);
    const module: { start?: StartApp } = await import(/* @vite-ignore */ href);
    startApp ??= module.start;
    await pause();
  }
  await startApp?.(takeClicks);
}

rememberClicks();
addEventListener("pointerdown", start);
addEventListener("keydown", start);
addEventListener("load", () => onPaint(() => onIdle(start)));
