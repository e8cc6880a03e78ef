/// <reference types="vite/client" />

// In the frame of the editor: scrolls to what a saved record changed on the page, and marks it for a moment. The page
// may be loaded again by that: what it had before is kept for the session.

/** The change is whole when the page was the same for this time, in milliseconds. */
const settled = 300;
/** How long after a save, or after the page was loaded again, it may take to show the change. */
const longest = 10_000;
const longestLoad = 60_000;
const markTime = 5000;
/** Saves within this time are one. */
const sameSave = 2000;

/** Parts that change by themselves. */
const moving = "[aria-hidden='true'], [role='timer'], canvas";

let timer: ReturnType<typeof setTimeout> | undefined;

import.meta.hot?.on("vite:beforeFullReload", keepWords);
// The app loads the data of its page again.
import.meta.hot?.on("records-saved", () => {
  keepWords();
  if (document.documentElement.dataset.app === "running") markWhenShown(Date.now() + longest);
  else location.reload();
});

// A save after this page was rendered, and before it could be told, is not in it.
import.meta.hot?.send("page-opened", { time: performance.timeOrigin });
markWhenShown(Date.now() + longestLoad);

function keepWords() {
  if (keptWords(sameSave)) return;
  const kept = { time: Date.now(), words: places().map(wordsOf) };
  sessionStorage.setItem(location.pathname, JSON.stringify(kept));
}

/** What the page had before a save. */
function keptWords(age: number): readonly string[] | undefined {
  const { time, words } = JSON.parse(sessionStorage.getItem(location.pathname) ?? "{}");
  return Date.now() - time < age ? words : undefined;
}

function markWhenShown(end: number, found = 0) {
  clearTimeout(timer);
  const isRunning = document.documentElement.dataset.app === "running";
  const changed = isRunning ? changedPlaces() : [];
  if (changed.length > 0 && changed.length === found) mark(changed);
  else if (Date.now() < end) timer = setTimeout(markWhenShown, settled, end, changed.length);
}

function changedPlaces(): Element[] {
  const before = new Set(keptWords(longestLoad));
  return before.size > 0 ? places().filter((place) => !before.has(wordsOf(place))) : [];
}

/** The elements with words or a picture of their own. */
function places(): Element[] {
  const all = [...document.querySelectorAll(":is(main, header, footer) *")];
  return all.filter((element) => !element.closest(moving) && !wordsOf(element).endsWith(" "));
}

/** Such as the card of a plan. Ids that React makes begin with a line. */
function partOf(element: Element): Element | null {
  return element.closest("[id]:not([id^='_'])");
}

/** With the id of the part: other cards may have the same price. */
function wordsOf(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const picture = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
  return `${partOf(element)?.id} ${texts.join("").trim()}${picture}`;
}

/** Scrolls to a part that is new, or to the smallest change: sentences that repeat it are marked too. */
function mark(changed: readonly Element[]) {
  const shown = changed.filter((element) => element.checkVisibility());
  const [nearest] = shown.toSorted((one, other) => wordsOf(one).length - wordsOf(other).length);
  const before = keptWords(longestLoad) ?? [];
  const isNew = (part: Element | null) => part && !before.some((words) => words.startsWith(`${part.id} `));
  const added = shown.map(partOf).find(isNew);
  (added ?? nearest)?.scrollIntoView({ block: "center", behavior: "smooth" });
  const outlines = ["#6fe7e2", "#6fe7e2", "transparent"].map((colour) => `3px solid ${colour}`);
  for (const element of shown) element.animate({ outline: outlines, outlineOffset: "4px" }, markTime);
}
