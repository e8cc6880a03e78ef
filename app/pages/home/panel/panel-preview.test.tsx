import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../../../hooks/timing";
import { InLayout } from "../../../layout/layout-fixture";
import { site, siteWith } from "../../../loaders/site-fixture";
import { type PanelData, panelData } from "./panel-data";
import { PanelPreview } from "./panel-preview";

const panel = site.records["panel-preview"];
const sample: typeof panel = {
  ...panel,
  server: {
    name: "pier",
    software: "Fabric",
    location: "Goa",
    status: "operational",
    statusLabel: "Sailing",
  },
  menu: [
    { id: "log", icon: "console", label: "Log", shows: "console" },
    { id: "users", icon: "users", label: "Users" },
    { id: "hold", icon: "folder", label: "Hold", shows: "files" },
    { id: "copies", icon: "archive", label: "Copies", shows: "backups" },
  ],
  metrics: [{ id: "rate", label: "Rate", value: 20, decimals: 1, unit: "TPS", outOf: 20, outOfShown: false }],
  terminalLines: [{ id: "one", segments: [{ tone: "plain", text: "Anchor up" }] }],
  files: [{ id: "map", name: "map.json", folder: false, note: "2 KB" }],
  backups: [{ id: "monday", name: "monday", note: "Before the storm" }],
  restore: {
    action: "Put back",
    status: "Turning",
    running: "Turning to {backup}.",
    done: "Moored with {backup}.",
  },
};

function dataWith(changes: Partial<typeof panel>) {
  return panelData(siteWith({ "panel-preview": { ...sample, ...changes } }));
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<PanelPreview {...(dataWith({}) as PanelData)} />, { wrapper: InLayout });
});

const shownScreens = () =>
  [...document.querySelectorAll('[role="tabpanel"]:not([hidden])')].map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole("tab", { name });
const rate = () => document.querySelector("dd")?.textContent;
const restore = () => fireEvent.click(screen.getByRole("button", { name: "Put back monday" }));

test("entries that show something are tabs, the others are words", () => {
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Log", "Hold", "Copies"]);
  expect(screen.getByText("Users").closest("button")).toBeNull();
  expect(shownScreens()).toEqual([expect.stringContaining("Anchor up")]);
  fireEvent.click(tab("Hold"));
  expect(shownScreens()).toEqual([expect.stringContaining("map.json")]);
  expect(tab("Hold").getAttribute("aria-selected")).toBe("true");
});

test("the arrow keys of a vertical list move the focus, without a selection", () => {
  tab("Log").focus();
  for (const [key, name] of [
    ["ArrowDown", "Hold"],
    ["ArrowRight", "Copies"],
    ["ArrowDown", "Log"],
    ["ArrowUp", "Copies"],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement).toBe(tab(name));
  }
  expect(shownScreens()).toEqual([expect.stringContaining("Anchor up")]);
});

test("a restore lets the figures fall and climb back", () => {
  fireEvent.click(tab("Copies"));
  restore();
  expect(screen.getByText("Turning")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Turning to monday.");
  expect(rate()).toBe("0,0\u00a0TPS");
  // Another press does not begin it again.
  act(() => vi.advanceTimersByTime(timing.restoreStep * 10));
  restore();
  expect(rate()).toBe("10,0\u00a0TPS");
  act(() => vi.advanceTimersByTime(timing.restoreStep * 10));
  expect(rate()).toBe("20,0\u00a0TPS");
  expect(screen.getByRole("status").textContent).toBe("Moored with monday.");
  expect(screen.getByText("Sailing")).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
});

test("a restore is done at once for readers who prefer reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  fireEvent.click(tab("Copies"));
  restore();
  expect(screen.getByRole("status").textContent).toBe("Moored with monday.");
});

test("a panel without anything to show is none", () => {
  const tickTimes = { limitMs: 50, lastMs: [] };
  expect(dataWith({ menu: [], metrics: [], terminalLines: [], tickTimes })).toBeUndefined();
});

test("a single screen has no tabs, and an entry whose screen is empty is a word", () => {
  const data = dataWith({ menu: sample.menu.slice(0, 3), files: [] });
  expect(data?.screens.map(({ id }) => id)).toEqual(["log"]);
  expect(data?.otherEntries.map(({ id }) => id)).toEqual(["users", "hold"]);
  cleanup();
  render(<PanelPreview {...(data as PanelData)} />, { wrapper: InLayout });
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getByText("Anchor up")).toBeTruthy();
});
