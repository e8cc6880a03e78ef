import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../hooks/timing";
import { scrollWhenReady } from "./scroll";

const scroll = vi.fn<() => boolean>();
beforeEach(() => void scroll.mockReset().mockImplementation(() => document.getElementById("late") !== null));

/** Changes the page and waits for some frames. */
async function appendToPage(html: string) {
  document.body.insertAdjacentHTML("beforeend", html);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

test("scrolls at once, and once, to a target that is rendered", async () => {
  document.body.innerHTML = '<p id="late"></p>';
  scrollWhenReady(scroll);
  await appendToPage("<p></p>");
  expect(scroll).toHaveBeenCalledTimes(1);
});

test("scrolls once to a target that is rendered later", async () => {
  scrollWhenReady(scroll);
  await appendToPage('<p id="late"></p>');
  expect(scroll).toHaveLastReturnedWith(true);
  const calls = scroll.mock.calls.length;
  await appendToPage("<p></p>");
  expect(scroll).toHaveBeenCalledTimes(calls);
});

test.each<[string, (stop: () => void) => void]>([
  ...["wheel", "touchstart", "pointerdown", "keydown"].map((input): [string, () => void] => [
    input,
    () => window.dispatchEvent(new Event(input)),
  ]),
  ["the time limit", () => vi.advanceTimersByTime(timing.scrollWaitLimit)],
  ["being stopped", (stop) => stop()],
])("waiting ends on %s", async (_, end) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  end(scrollWhenReady(scroll));
  vi.useRealTimers();
  await appendToPage('<p id="late"></p>');
  expect(scroll).toHaveBeenCalledTimes(1);
});
