import type { Page } from "@playwright/test";
import { defineContrast } from "./contrast";

/** A stop of the Tab key, as it looked when the next key was pressed. */
type Stop = { name: string; faults: string[] };

declare global {
  interface Window {
    tabWalk: { stops: Stop[]; note: () => void; missed: () => string[] };
  }
}

/**
 * Walks the whole page with the Tab key, or back from its end, and answers with what is wrong at any stop. Each stop is
 * looked at in the page itself at the press that leaves it: what the browser does about a focus is done by then.
 */
export async function faultsOfTabWalk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  // After a resize the app makes focusable what scrolls now, and nothing else.
  await page.waitForFunction(() =>
    [...document.querySelectorAll(":is([role=group], [role=region])[tabindex]")].every(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    ),
  );
  await page.evaluate(defineContrast);
  const count = await page.evaluate(startWalk, key === "Tab");
  for (let stop = 1; stop <= count; stop++) await page.keyboard.press(key);
  return page.evaluate(() => {
    const { stops, missed } = window.tabWalk;
    return [
      ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      ...missed().map((name) => `${name} is never reached`),
    ];
  });
}

/** Runs in the page. Answers with the number of stops to come. */
function startWalk(forwards: boolean): number {
  const tabbable = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
  ].filter(
    (element) =>
      element.tabIndex === 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Arrow keys move among the radio buttons of a group.
      !element.matches("[type=radio]:not(:checked)"),
  );
  const stops: Stop[] = [];
  const visited = new Set<Element>();
  let previous: Element | undefined;

  function note() {
    const element = document.activeElement;
    if (!element || element === document.body) {
      stops.push({ name: "The focus", faults: ["is lost"] });
      return;
    }
    const faults = [...placeFaults(element), ...ringFaults(element)];
    const wanted = forwards ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (previous && !(previous.compareDocumentPosition(element) & wanted)) faults.push("is out of order");
    visited.add(element);
    previous = element;
    stops.push({ name: nameOf(element), faults });
  }

  function nameOf(element: Element) {
    return `${element.tagName} "${element.textContent || element.ariaLabel}"`.slice(0, 80);
  }

  function* placeFaults(element: Element): Generator<string> {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) {
      yield "is out of view";
      return;
    }
    const header = document.querySelector("header");
    // The button back to the top is in the header on narrow screens.
    const inFront = header?.contains(element) || element.closest(".root-skip-link, .scroll-to-top");
    const headerEnd = inFront ? 0 : Math.max(header?.getBoundingClientRect().bottom ?? 0, 0);
    if (top < headerEnd - 1 && height < innerHeight - headerEnd) {
      yield `is under the header by ${Math.round(headerEnd - top)} px`;
    }
    // The middle of what can be seen of it.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, headerEnd) + Math.min(bottom, innerHeight)) / 2;
    const there = document.elementFromPoint(x, y);
    if (!there || !(element.contains(there) || there.contains(element))) {
      yield `is covered by ${there?.outerHTML.slice(0, 60)}`;
    }
  }

  function* ringFaults(element: Element): Generator<string> {
    const parent = element.parentElement ?? document.body;
    const card = (element as HTMLElement).offsetParent;
    const ring = [
      { style: getComputedStyle(element), inner: element, outer: parent },
      // A search field draws the ring around its icon too, a card that is one link around all of it.
      { style: getComputedStyle(parent), inner: parent, outer: parent.parentElement },
      { style: getComputedStyle(element, "::after"), inner: card, outer: card?.parentElement },
      // A slider draws it around the thumb and past both ends.
      { style: getComputedStyle(parent, "::after"), inner: parent, outer: parent.parentElement },
    ].find(({ style }) => style.outlineStyle !== "none");
    if (!ring) {
      yield "has no ring";
      return;
    }
    const { outlineWidth, outlineOffset, outlineColor } = ring.style;
    if (Number.parseFloat(outlineWidth) < 2) yield `has a ring of ${outlineWidth}`;
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ring.inner : ring.outer);
    const contrast = window.contrastOf(outlineColor, ground);
    if (contrast < 3) yield `has a ring of ${contrast.toFixed(1)}:1 (${outlineColor} on ${ground})`;
  }

  function groundOf(element: Element | null | undefined): string {
    for (let each = element ?? null; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  // New on every walk, to remove the listener of the last one.
  removeEventListener("keydown", window.tabWalk?.note, { capture: true });
  const onKeyDown = (event: KeyboardEvent) => event.key === "Tab" && note();
  addEventListener("keydown", onKeyDown, { capture: true });
  window.tabWalk = {
    stops,
    note: onKeyDown as () => void,
    missed: () => tabbable.filter((element) => !visited.has(element)).map(nameOf),
  };
  tabbable.at(forwards ? 0 : -1)?.focus();
  return tabbable.length;
}
