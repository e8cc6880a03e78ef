import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timing } from "../hooks/timing";
import { arriveLate } from "./scroll-when-ready";

let arrive: ReturnType<typeof vi.fn<() => boolean>>;
let giveUp = () => {};
beforeEach(() => {
  arrive = vi.fn(() => document.getElementById("late") !== null);
});
afterEach(() => {
  giveUp();
  document.body.innerHTML = "";
});

/** The page changes, and some frames are painted. */
async function pageGets(html: string) {
  document.body.insertAdjacentHTML("beforeend", html);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

test("a place that is there is gone to at once, and once", async () => {
  document.body.innerHTML = '<p id="late"></p>';
  giveUp = arriveLate(arrive);
  await pageGets("<p></p>");
  expect(arrive).toHaveBeenCalledTimes(1);
});

test("a place that comes later is gone to when it comes, and once", async () => {
  giveUp = arriveLate(arrive);
  await pageGets('<p id="late"></p>');
  expect(arrive).toHaveLastReturnedWith(true);
  const calls = arrive.mock.calls.length;
  await pageGets("<p></p>");
  expect(arrive).toHaveBeenCalledTimes(calls);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "a reader who goes another way (%s) is left alone",
  async (way) => {
    giveUp = arriveLate(arrive);
    window.dispatchEvent(new Event(way));
    await pageGets('<p id="late"></p>');
    expect(arrive).toHaveBeenCalledTimes(1);
  },
);

test("what has not come within the time limit is not waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  giveUp = arriveLate(arrive);
  vi.advanceTimersByTime(timing.arrivalTimeLimit);
  vi.useRealTimers();
  await pageGets('<p id="late"></p>');
  expect(arrive).toHaveBeenCalledTimes(1);
});

test("giving up is for good", async () => {
  arriveLate(arrive)();
  await pageGets('<p id="late"></p>');
  expect(arrive).toHaveBeenCalledTimes(1);
});
