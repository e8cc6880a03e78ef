import { beforeEach, expect, test, vi } from "vitest";
import { createLoaderTimer } from "./loader-timer";

beforeEach(() => {
  vi.useFakeTimers();
});

function timerWithLog() {
  const log: boolean[] = [];
  return { timer: createLoaderTimer((shown) => log.push(shown)), log };
}

test("a page that is ready at once is covered for 600 ms, counted from the first frame", () => {
  const { timer, log } = timerWithLog();
  timer.start();
  timer.ready();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(599);
  expect(log).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([true, false]);
});

test("a page that is ready between the limits is shown at that moment", () => {
  const { timer, log } = timerWithLog();
  timer.start();
  vi.advanceTimersByTime(1400);
  expect(timer.isShown()).toBe(true);
  timer.ready();
  expect(log).toEqual([true, false]);
});

test("the loader hides after 2 s, and a page that comes later does not show it again", () => {
  const { timer, log } = timerWithLog();
  timer.start();
  vi.advanceTimersByTime(1999);
  expect(log).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([true, false]);
  vi.advanceTimersByTime(10_000);
  timer.ready();
  expect(log).toEqual([true, false]);
});

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
