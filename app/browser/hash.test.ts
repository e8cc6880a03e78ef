import { expect, test } from "vitest";
import { elementForHash } from "./hash";

test("a hash finds the element of that id, decoded", () => {
  document.body.innerHTML = '<p id="plans">a</p><p id="café">b</p>';
  expect(elementForHash("#plans")?.textContent).toBe("a");
  expect(elementForHash("#caf%C3%A9")?.textContent).toBe("b");
});

test.each(["", "#", "#nothing", "#%", "#%E0%A4%A", "#a#b", `#${"x".repeat(20_000)}`, "#<b>"])(
  "the odd hash %o points nowhere and breaks nothing",
  (hash) => {
    expect(elementForHash(hash)).toBeNull();
  },
);
