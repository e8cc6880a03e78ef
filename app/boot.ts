/**
 * The only script a page asks for by itself. It lets the page finish loading, or the reader touch it, before the
 * app is fetched; then asks for all of the app's modules at once and evaluates them one by one, with a pause in
 * between, so that no single task keeps the reader waiting. The prerendered page works without any of it.
 */
const tag = document.querySelector<HTMLScriptElement>("script[data-modules]");
const modules = tag?.dataset.modules?.split(" ") ?? [];

const interactions = ["pointerdown", "keydown", "touchstart"];
let started = false;

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

async function start() {
  if (started) return;
  started = true;
  for (const interaction of interactions) removeEventListener(interaction, start);

  let startApp: (() => void) | undefined;
  for (const { href, intact } of modules.map(preload)) {
    // A module that is not what the page was built with does not run; the page stays as it was prerendered.
    if (!(await intact)) return;
    const module: { start?: () => void } = await import(/* @vite-ignore */ href);
    startApp ??= module.start;
    await new Promise((resolve) => setTimeout(resolve));
  }
  startApp?.();
}

for (const interaction of interactions) addEventListener(interaction, start, { passive: true });
if (document.readyState === "complete") onIdle(start);
else addEventListener("load", () => onIdle(start));
