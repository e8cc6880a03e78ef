import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restSections } from "./rest-sections";

const root = document.documentElement;
let stop = () => {};
let report: ReturnType<typeof vi.fn<(settled: boolean) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("innerWidth", 390);
  report = vi.fn();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
  delete root.dataset.app;
  delete root.dataset.whole;
});

/** A page of sections, each at its distance from the top of the screen. */
function showPage(...tops: number[]): () => (string | undefined)[] {
  const sections = tops.map((top) => {
    const section = document.createElement("section");
    section.dataset.rest = "early";
    section.getBoundingClientRect = () => ({ top, bottom: top + 500 }) as DOMRect;
    return section;
  });
  document.body.append(...sections);
  stop = restSections(report);
  return () => sections.map(({ dataset }) => dataset.rest);
}

/** Idle moments and frames come one after the other until there is nothing more to wait for. */
async function settle() {
  await vi.advanceTimersByTimeAsync(5000);
}

test("the sections of a page that is landed on rest from the start, and are laid out one by one", async () => {
  const states = showPage(1000, 2000);
  expect(states()).toEqual(["resting", "resting"]);
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(states().join()));
  watch.observe(document.body, { attributes: true, subtree: true });
  await settle();
  watch.disconnect();
  expect([...seen]).toContain("awake,resting");
  expect([...seen]).toContain("resting,awake");
  expect([...seen]).not.toContain("awake,awake");
  expect(states()).toEqual(["resting", "resting"]);
  expect(report.mock.calls).toEqual([[true]]);
});

test("a page that was gone on to, or is needed whole, is laid out at once and rests afterwards", async () => {
  for (const flag of ["app", "whole"]) {
    document.body.replaceChildren();
    root.dataset[flag] = "";
    const states = showPage(1000, 2000);
    expect(states()).toEqual(["early", "early"]);
    await settle();
    expect(states()).toEqual(["resting", "resting"]);
    delete root.dataset[flag];
  }
});

test("what is on the screen is left alone", async () => {
  root.dataset.app = "running";
  const states = showPage(-400, 799, 800);
  await settle();
  expect(states()).toEqual(["early", "early", "resting"]);
});

test("another width makes other heights, another height does not", async () => {
  showPage(1000);
  await settle();
  vi.stubGlobal("innerHeight", 700);
  window.dispatchEvent(new Event("resize"));
  await settle();
  expect(report.mock.calls).toEqual([[true]]);
  vi.stubGlobal("innerWidth", 844);
  window.dispatchEvent(new Event("resize"));
  expect(report.mock.calls).toEqual([[true], [false]]);
  await settle();
  expect(report.mock.calls).toEqual([[true], [false], [true]]);
});

test("a page that goes away is left as it is", async () => {
  const states = showPage(1000, 2000);
  stop();
  await settle();
  expect(states()).toEqual(["resting", "resting"]);
  expect(report).not.toHaveBeenCalled();
});

test("a page without sections has settled", async () => {
  showPage();
  await settle();
  expect(report.mock.calls).toEqual([[true]]);
});
