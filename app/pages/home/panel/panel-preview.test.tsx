import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type * as Records from "../../../content/panel-preview";
import { localNumber } from "../../../format/numbers";
import { timing } from "../../../hooks/timing";
import { PanelPreview } from "./panel-preview";

vi.mock("../../../content/panel-preview", async (importOriginal) => ({
  ...(await importOriginal<typeof Records>()),
  panelServer: {
    name: "pier",
    software: "Fabric",
    location: "Goa",
    status: "operational",
    statusLabel: "Sailing",
  },
  panelMenu: [
    { id: "log", icon: "console", label: "Log", shows: "console" },
    { id: "users", icon: "users", label: "Users" },
    { id: "hold", icon: "folder", label: "Hold", shows: "files" },
    { id: "copies", icon: "archive", label: "Copies", shows: "backups" },
  ],
  panelMetrics: [
    { id: "rate", label: "Rate", value: 20, decimals: 1, unit: "TPS", outOf: 20, outOfShown: false },
  ],
  terminalLines: [{ id: "one", segments: [{ tone: "plain", text: "Anchor up" }] }],
  panelFiles: [{ id: "map", name: "map.json", folder: false, note: "2 KB" }],
  panelBackups: [{ id: "monday", name: "monday", note: "Before the storm" }],
  panelRestore: {
    action: "Put back",
    status: "Turning",
    running: "Turning to {backup}.",
    done: "Moored with {backup}.",
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  render(<PanelPreview />);
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
  expect(rate()).toBe(`${localNumber(0, 1)}\u00a0TPS`);
  // Another press does not begin it again.
  act(() => vi.advanceTimersByTime(timing.restoreStep * 10));
  restore();
  expect(rate()).toBe(`${localNumber(10, 1)}\u00a0TPS`);
  act(() => vi.advanceTimersByTime(timing.restoreStep * 10));
  expect(rate()).toBe(`${localNumber(20, 1)}\u00a0TPS`);
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
