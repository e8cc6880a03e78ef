/// <reference types="vite/client" />

// In the frame of the editor: scrolls to what a saved record changed on the page, and marks it for a moment.

/** The change is whole when the page was the same for this time, in milliseconds. */
const settled = 300;
/** How long after an update the page may take to show it. */
const longest = 10_000;
const markTime = 5000;

/** Parts that change by themselves. */
const moving = "[aria-hidden='true'], [role='timer'], canvas";

import.meta.hot?.on("records-saved", () => {
  // The app, which would show the change, has not started yet.
  if (document.documentElement.dataset.app !== "running") location.reload();
});

// A save after this page was rendered, and before it could be told, is not in it.
import.meta.hot?.send("page-opened", { time: performance.timeOrigin });

let timer: ReturnType<typeof setTimeout> | undefined;
let end = 0;
const changed = new Set<Element>();
const added = new Set<Element>();

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    const node = addedNodes[0] ?? target;
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.closest("main, header, footer") || element.closest(moving)) continue;
    changed.add(element);
    if (element === node && node !== target) added.add(element);
  }
  if (changed.size > 0) markAfter(Math.min(settled, end - Date.now()));
});

function markAfter(delay: number) {
  clearTimeout(timer);
  timer = setTimeout(mark, delay);
}

import.meta.hot?.on("vite:beforeUpdate", () => {
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  end = Date.now() + longest;
  markAfter(longest);
});

function mark() {
  observer.disconnect();
  const isShown = (element: Element) => element.isConnected && element.checkVisibility();
  const shown = [...changed].filter(isShown);
  // The largest part that is new, such as a card; or else the smallest place, which is what the owner changed. A
  // sentence that repeats it is marked too.
  const bySize = (one: Element, other: Element) => textLength(one) - textLength(other);
  const nearest = [...added].filter(isShown).toSorted(bySize).at(-1) ?? shown.toSorted(bySize)[0];
  nearest?.scrollIntoView({ block: "center", behavior: "smooth" });
  const outlines = ["#6fe7e2", "#6fe7e2", "transparent"].map((colour) => `3px solid ${colour}`);
  for (const element of shown) element.animate({ outline: outlines, outlineOffset: "4px" }, markTime);
  changed.clear();
  added.clear();
}

function textLength({ textContent }: Element): number {
  return textContent?.length ?? 0;
}
