import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timing } from "../hooks/timing";
import { scrollWhenReady } from "./scroll-when-ready";

let scroll: ReturnType<typeof vi.fn<() => boolean>>;
let stop = () => {};
beforeEach(() => {
  scroll = vi.fn(() => document.getElementById("late") !== null);
});
afterEach(() => stop());

/** Changes the page and waits for some frames. */
async function appendToPage(html: string) {
  document.body.insertAdjacentHTML("beforeend", html);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

test("scrolls at once, and once, to a target that is rendered", async () => {
  document.body.innerHTML = '<p id="late"></p>';
  stop = scrollWhenReady(scroll);
  await appendToPage("<p></p>");
  expect(scroll).toHaveBeenCalledTimes(1);
});

test("scrolls once to a target that is rendered later", async () => {
  stop = scrollWhenReady(scroll);
  await appendToPage('<p id="late"></p>');
  expect(scroll).toHaveLastReturnedWith(true);
  const calls = scroll.mock.calls.length;
  await appendToPage("<p></p>");
  expect(scroll).toHaveBeenCalledTimes(calls);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "stops waiting on the reader's own input: %s",
  async (input) => {
    stop = scrollWhenReady(scroll);
    window.dispatchEvent(new Event(input));
    await appendToPage('<p id="late"></p>');
    expect(scroll).toHaveBeenCalledTimes(1);
  },
);

test("stops waiting at the time limit, and when it is stopped", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stop = scrollWhenReady(scroll);
  vi.advanceTimersByTime(timing.scrollWaitLimit);
  vi.useRealTimers();
  scrollWhenReady(scroll)();
  await appendToPage('<p id="late"></p>');
  expect(scroll).toHaveBeenCalledTimes(2);
});
