import { isDeepStrictEqual } from "node:util";
import type { ElementState } from "./in-page";
import type { Locator } from "./locator";
import type { WebKitPage } from "./page";
import { retry } from "./retry";

type Check = (states: ElementState[], ...expected: never[]) => boolean;

/** The matchers of Playwright that the tests tagged @firefox use for elements. */
const checks: Record<string, Check> = {
  toHaveCount: (states, count: number) => states.length === count,
  toBeAttached: (states) => only(states) !== undefined,
  toBeVisible: (states) => only(states)?.visible === true,
  toBeHidden: (states) => states.length === 0 || only(states)?.visible === false,
  toBeInViewport: (states) => only(states)?.inViewport === true,
  toBeFocused: (states) => only(states)?.focused === true,
  toHaveValue: (states, value: string) => only(states)?.value === value,
  toContainText: (states, text: string) => only(states)?.text.includes(text) === true,
  toHaveText: (states, expected: string | string[]) =>
    isDeepStrictEqual(
      states.map(({ text }) => text),
      [expected].flat(),
    ),
  toHaveAttribute: (states, name: string, value?: string) => {
    const found = only(states)?.attributes[name];
    return value === undefined ? found !== undefined : found === value;
  },
};

function only(states: ElementState[]): ElementState | undefined {
  return states.length === 1 ? states[0] : undefined;
}

/** Makes a matcher that repeats a check until it has the expected outcome. */
function matcher<Subject, Expected extends unknown[]>(
  name: string,
  observe: (subject: Subject) => Promise<unknown>,
  check: (found: never, subject: Subject, ...expected: Expected) => boolean,
) {
  return async function (this: { isNot: boolean }, subject: Subject, ...expected: Expected) {
    await retry(async () => {
      const found = await observe(subject);
      if (check(found as never, subject, ...expected) !== this.isNot) return;
      const show = (value: unknown) => JSON.stringify(value, null, 2);
      const claim = `${subject} ${this.isNot ? "not " : ""}${name}`;
      throw new Error(`${claim}\nexpected: ${show(expected)}\nfound: ${show(found)}`);
    });
    return { pass: !this.isNot, message: () => "" };
  };
}

const elementMatchers = Object.entries(checks).map(([name, check]) => [
  name,
  matcher(
    name,
    (locator: Locator) => locator.states(),
    (states, _, ...expected: never[]) => check(states, ...expected),
  ),
]);

export const matchers = {
  ...Object.fromEntries(elementMatchers),
  toHaveURL: matcher(
    "toHaveURL",
    (page: WebKitPage) => page.evaluate(() => location.href),
    (found: string, { baseUrl }, expected: string | ((url: URL) => boolean)) =>
      typeof expected === "string" ? found === new URL(expected, baseUrl).href : expected(new URL(found)),
  ),
};
