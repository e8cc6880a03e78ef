import { afterEach, expect, test, vi } from "vitest";
import { showCurrentYear } from "./show-current-year";

afterEach(() => {
  vi.useRealTimers();
});

test("a page built last year shows this year", () => {
  vi.useFakeTimers({ now: new Date("2031-01-01T00:00:01"), toFake: ["Date"] });
  const part = document.createElement("div");
  part.innerHTML = "<p>© <span data-year>2030</span> Us</p>";
  showCurrentYear(part);
  expect(part.textContent).toBe("© 2031 Us");
});
