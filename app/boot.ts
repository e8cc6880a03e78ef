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

async function start() {
  if (started) return;
  started = true;
  for (const interaction of interactions) removeEventListener(interaction, start);

  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  let startApp: (() => void) | undefined;
  for (const href of modules) {
    const module: { start?: () => void } = await import(/* @vite-ignore */ href);
    startApp ??= module.start;
    await new Promise((resolve) => setTimeout(resolve));
  }
  startApp?.();
}

for (const interaction of interactions) addEventListener(interaction, start, { passive: true });
if (document.readyState === "complete") onIdle(start);
else addEventListener("load", () => onIdle(start));
