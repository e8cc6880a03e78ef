import type { Page } from "@playwright/test";
import { expect } from "./site-test";

/** All text and every control can be read, with scrolling in one direction only. */
export async function expectReadable(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(tooWide, `pixels to scroll sideways at ${width} px`).toBe(0);
  expect.soft(await page.evaluate(textFaults), `at ${width} px`).toEqual([]);
  expect.soft(await page.evaluate(clippedControls), `at ${width} px`).toEqual([]);
}

/** Runs in the page. Links, buttons and fields that are cut off; scrolling inside a part shows the rest. */
function clippedControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary")];
  return controls.flatMap((control) => {
    const visible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!visible || control.closest(".visually-hidden, .root-skip-link, [inert]")) return [];
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const name = `"${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`;
    if (left < -1 || right > document.documentElement.clientWidth + 1) {
      const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
      let box = control.parentElement;
      while (box && !scrolls(box)) box = box.parentElement;
      if (!box) return [`${name} is outside the screen`];
    }
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edges = box.getBoundingClientRect();
      const sides = /hidden|clip/.test(overflowX) && (left < edges.left - 1 || right > edges.right + 1);
      const ends = /hidden|clip/.test(overflowY) && (top < edges.top - 1 || bottom > edges.bottom + 1);
      if (sides || ends) return [`${name} is cut off by ${box.className}`];
    }
    return [];
  });
}

/** Runs in the page. Text that is cut off or lies over other text; scrolling inside a part counts as neither. */
function textFaults(): string[] {
  type Line = { text: string; block: Element; top: number; bottom: number; left: number; right: number };

  function isRead(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden, .root-skip-link, svg, noscript")
    );
  }

  function blockOf(element: Element): Element {
    for (let each = element; each.parentElement; each = each.parentElement) {
      if (getComputedStyle(each).display !== "inline") return each;
    }
    return element;
  }

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !isRead(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { top, bottom, left, right, height } of range.getClientRects()) {
      // The box of a line is taller than its letters.
      const air = height * 0.25;
      lines.push({
        text,
        block: blockOf(parent),
        top: top + air,
        bottom: bottom - air,
        left: left + 1,
        right: right - 1,
      });
    }
  }

  const faults = new Set<string>();
  for (const { text, block, top, bottom, left, right } of lines) {
    for (let box: Element | null = block; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < edges.left - 1 || right > edges.right + 1))
        faults.add(`"${text.slice(0, 40)}" is cut off at a side by ${box.className}`);
      if (/hidden|clip/.test(overflowY) && (top < edges.top - 1 || bottom > edges.bottom + 1))
        faults.add(`"${text.slice(0, 40)}" is cut off by ${box.className}`);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (other.block !== line.block && other.left < line.right && line.left < other.right) {
        faults.add(`"${line.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" lie over each other`);
      }
    }
  });
  return [...faults];
}
