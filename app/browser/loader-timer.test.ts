import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoaderGate } from "./loader-timer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function gateWithLog() {
  const log: boolean[] = [];
  return { gate: createLoaderGate((shown) => log.push(shown)), log };
}

test("a page that is ready at once is still covered for 600 ms", () => {
  const { gate, log } = gateWithLog();
  gate.start();
  gate.ready();
  vi.advanceTimersByTime(599);
  expect(log).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([true, false]);
});

test("a page that is ready between the limits is shown at that moment", () => {
  const { gate, log } = gateWithLog();
  gate.start();
  vi.advanceTimersByTime(1400);
  expect(gate.isShown()).toBe(true);
  gate.ready();
  expect(log).toEqual([true, false]);
});

test("a page that never comes is waited for 2 s and no longer", () => {
  const { gate, log } = gateWithLog();
  gate.start();
  vi.advanceTimersByTime(1999);
  expect(log).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([true, false]);
  vi.advanceTimersByTime(10_000);
  expect(log).toEqual([true, false]);
});

test("a page that comes after 2 s does not bring the loader back", () => {
  const { gate, log } = gateWithLog();
  gate.start();
  vi.advanceTimersByTime(2500);
  gate.ready();
  expect(log).toEqual([true, false]);
});

test("a second change during the first keeps the loader and starts its clock anew", () => {
  const { gate, log } = gateWithLog();
  gate.start();
  gate.ready();
  vi.advanceTimersByTime(500);
  gate.start();
  vi.advanceTimersByTime(599);
  gate.ready();
  expect(log).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([true, false]);
});

test("a disposed gate keeps quiet", () => {
  const { gate, log } = gateWithLog();
  gate.start();
  gate.dispose();
  vi.advanceTimersByTime(5000);
  expect(log).toEqual([true]);
});
