/// <reference types="vite/client" />

// In the frame of the editor: scrolls to what a saved record changed on the page, and marks it for a moment.

/** How long after a change of a record the page may take to show it, in milliseconds. */
const settled = 700;
const markTime = 5000;

/** Parts that change by themselves. */
const moving = "[aria-hidden='true'], [role='timer'], canvas";

import.meta.hot?.on("records-saved", () => {
  // The app, which would show the change, has not started yet.
  if (document.documentElement.dataset.app !== "running") location.reload();
});

import.meta.hot?.on("vite:beforeUpdate", () => {
  const changed = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const node = addedNodes[0] ?? target;
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest("main, header, footer") && !element.closest(moving)) changed.add(element);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(() => {
    observer.disconnect();
    const shown = [...changed].filter((element) => element.isConnected && element.checkVisibility());
    // The smallest place is what the owner changed; a sentence that repeats it is marked too.
    const [nearest] = shown.toSorted((one, other) => textLength(one) - textLength(other));
    nearest?.scrollIntoView({ block: "center", behavior: "smooth" });
    const outlines = ["#6fe7e2", "#6fe7e2", "transparent"].map((colour) => `3px solid ${colour}`);
    for (const element of shown) element.animate({ outline: outlines, outlineOffset: "4px" }, markTime);
  }, settled);
});

function textLength({ textContent }: Element): number {
  return textContent?.length ?? 0;
}
