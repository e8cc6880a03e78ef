/// <reference types="vite/client" />

// In the frame of the editor: scrolls to what a saved record changed on the page, and marks it for a moment.

/** How long after an update the page may take to show it, in milliseconds. */
const settled = 300;
const markTime = 5000;

/** Parts that change by themselves. */
const moving = "[aria-hidden='true'], [role='timer'], canvas";

import.meta.hot?.on("records-saved", () => {
  // The app, which would show the change, has not started yet.
  if (document.documentElement.dataset.app !== "running") location.reload();
});

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
});

import.meta.hot?.on("vite:beforeUpdate", () => {
  changed.clear();
  added.clear();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
});

import.meta.hot?.on("vite:afterUpdate", () => {
  setTimeout(() => {
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
  }, settled);
});

function textLength({ textContent }: Element): number {
  return textContent?.length ?? 0;
}
