import { rememberClicks, takeClicks } from "./early-clicks";
import { showWithoutScript } from "./show-without-script";

/**
 * The only script in the HTML. It waits until the page has loaded and been painted, or the reader interacts with it,
 * then fetches the modules of the app and evaluates them one by one, with pauses, so that no long task blocks the
 * reader. If one is missing or cannot be read, the page is shown as without script.
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

/**
 * WebKit keeps a preload that failed, even for the next document, and never requests the file again
 * (https://bugs.webkit.org/show_bug.cgi?id=270357). A fetch of the same address makes it forget the failure.
 */
function forgetFailedPreload({ target }: Event) {
  const { rel, href } = target as HTMLLinkElement;
  if (rel === "modulepreload") fetch(href).catch(() => {});
}

function preload(href: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
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
  for (const module of modules) {
    preload(module);
    await pause();
  }
  let startApp: StartApp | undefined;
  for (const href of modules) {
    const module: { start?: StartApp } = await import(/* @vite-ignore */ href);
    startApp ??= module.start;
    await pause();
  }
  // An empty response is a valid module.
  if (!startApp) throw new Error("No module starts the app.");
  await startApp(takeClicks);
}

rememberClicks();
// The events of a link do not bubble.
document.head.addEventListener("error", forgetFailedPreload, { capture: true });
addEventListener("pointerdown", start);
addEventListener("keydown", start);
addEventListener("load", () => onPaint(() => onIdle(start)));
