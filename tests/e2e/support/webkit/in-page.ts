// Bundled by webkit-test.ts, and run in the page.
import { Ivya } from "ivya";
import { isElementVisible } from "ivya/utils";

/** What the matchers compare, of one element. */
export type ElementState = {
  text: string;
  value: string | undefined;
  visible: boolean;
  inViewport: boolean;
  focused: boolean;
  attributes: Record<string, string>;
};

const ivya = Ivya.create({ browser: "webkit" });

/** The element for an action: the only match. */
function only(selector: string): Element {
  const [element, ...others] = ivya.queryLocatorSelectorAll(selector, document);
  if (!element || others.length > 0) {
    throw new Error(`${element ? others.length + 1 : "no"} elements match ${selector}`);
  }
  return element;
}

/** The element for the mouse: visible, in the window, and at the same place in two frames. */
async function pointable(selector: string): Promise<Element> {
  const element = only(selector);
  if (!isElementVisible(element)) throw new Error(`${selector} is not visible`);
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = element.getBoundingClientRect();
  if (before.x !== after.x || before.y !== after.y) throw new Error(`${selector} is moving`);
  return element;
}

function isInViewport({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function states(selector: string): ElementState[] {
  return ivya.queryLocatorSelectorAll(selector, document).map((element) => ({
    text: (element.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
    value: element instanceof HTMLInputElement ? element.value : undefined,
    visible: isElementVisible(element),
    inViewport: isInViewport(element.getBoundingClientRect()),
    focused: document.hasFocus() && document.activeElement === element,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }));
}

const inPage = { only, pointable, states };
export type InPage = typeof inPage;
Object.assign(window, { inPage });
