import { beforeEach, expect, test, vi } from "vitest";
import { createLoaderTimer } from "./loader-timer";

beforeEach(() => {
  vi.useFakeTimers();
});

function timerWithLog() {
  const log: boolean[] = [];
  return { timer: createLoaderTimer((shown) => log.push(shown)), log };
}

// Its two limits are tested where it is used: hooks/use-route-change.test.tsx.
test("a second change during the first keeps the loader and starts its clock again", () => {
  const { timer, log } = timerWithLog();
  timer.start();
  timer.ready();
  vi.advanceTimersByTime(500);
  timer.start();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(599);
  timer.ready();
  expect(log).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([true, false]);
});

test("a disposed timer reports nothing more", () => {
  const { timer, log } = timerWithLog();
  timer.start();
  timer.dispose();
  vi.advanceTimersByTime(5000);
  expect(log).toEqual([true]);
});
