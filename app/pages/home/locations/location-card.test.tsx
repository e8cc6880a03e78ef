import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { words } from "../../../content/interface";
import { locationStatuses, type Region } from "../../../content/locations";
import { localNumber, percentText } from "../../../format/numbers";
import { timing } from "../../../hooks/timing";
import { LocationCard } from "./location-card";

const region: Region = {
  id: "moon",
  name: "Moon",
  drawing: "region-europe",
  networkStats: { averageLatencyMs: 1300, uptimePercent: 99.99, bandwidthGbps: 1250.5 },
  cities: [
    {
      id: "tycho-1",
      name: "Tycho",
      statusName: "tycho-1",
      status: "operational",
      hardware: "AMD Ryzen 9 7950X",
      memoryGb: 128,
      memoryType: "DDR5",
      stats: { latencyMs: 1290, loadPercent: 77, capacityPercent: 66 },
    },
    {
      id: "tycho-2",
      name: "Tycho",
      statusName: "tycho-2",
      status: "operational",
      hardware: "AMD Epyc 7443P",
      memoryGb: 1536,
      memoryType: "DDR4",
      stats: { latencyMs: 1291, loadPercent: 78, capacityPercent: 67 },
    },
  ],
};

const feed = vi.hoisted(() => ({ answer: undefined as unknown }));
vi.mock("../../../hooks/use-feed", () => ({ useFeed: () => feed.answer }));

/** The status page of the records has the form of Statuspage. */
function statusAnswer(statuses: Record<string, string>) {
  const components = Object.entries(statuses).map(([name, status]) => ({ name, status }));
  return { status: { indicator: "none" }, components, incidents: [] };
}

let unmount: () => void;
let callbacks: ((entries: { isIntersecting: boolean }[]) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  callbacks = [];
  feed.answer = statusAnswer({ "tycho-1": "major_outage", "tycho-2": "partial_outage" });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  ({ unmount } = render(<LocationCard region={region} first />));
});

function setOnScreen(isIntersecting: boolean) {
  for (const callback of callbacks) callback([{ isIntersecting }]);
}
function rotation() {
  return screen.getByRole("article").dataset.rotation;
}
function pass(turns: number) {
  vi.advanceTimersByTime(turns * timing.locationRotation);
}

test("data-rotation counts only while the card is on screen and the tab visible, with no timer after unmount", () => {
  pass(3);
  expect(rotation()).toBe("0");
  setOnScreen(true);
  pass(2);
  expect(rotation()).toBe("2");
  setOnScreen(false);
  pass(3);
  expect(rotation()).toBe("2");
  setOnScreen(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  pass(2);
  expect(rotation()).toBe("2");
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("two machines with the same name are two rows, and the region has the worse status", () => {
  expect(screen.getAllByRole("heading", { name: "Tycho" })).toHaveLength(2);
  expect(screen.getAllByText(locationStatuses.critical.label)).toHaveLength(2);
  expect(screen.getAllByText(locationStatuses.warning.label)).toHaveLength(1);
});

test("the figures of the network and the memory of machines are shown, other figures of machines are not", () => {
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    `${localNumber(1300)} ${words.units.milliseconds}`,
    percentText(99.99),
    `${localNumber(1250.5)} ${words.units.gigabits}`,
  ]);
  expect(
    screen.getByText(`${localNumber(1536)} ${words.units.gigabytes} DDR4`, { exact: false }),
  ).toBeDefined();
  expect(document.body.textContent).not.toMatch(/77|78|1290|1291/);
});

test("what is not known of a machine is not shown, nor that its region is operational", () => {
  unmount();
  const shown = (answer: unknown) => {
    feed.answer = answer;
    const { container, unmount: remove } = render(<LocationCard region={region} first />);
    const statuses = [...container.querySelectorAll<HTMLElement>("[data-status]")];
    const found = statuses.map(({ dataset }) => dataset.status);
    remove();
    return found;
  };
  expect(shown(undefined)).toEqual([]);
  expect(shown({ status: "fine" })).toEqual([]);
  expect(shown(statusAnswer({ "tycho-1": "operational" }))).toEqual(["operational"]);
  expect(shown(statusAnswer({ "tycho-2": "partial_outage" }))).toEqual(["warning", "warning"]);
  expect(shown(statusAnswer({ "tycho-1": "operational", "tycho-2": "operational" }))).toHaveLength(3);
});

test("the first region and that of the nearest city are open, until the reader chooses", () => {
  unmount();
  const opened = () => screen.getByRole("article").dataset.open;
  const later = render(<LocationCard region={region} first={false} />);
  expect(opened()).toBe("false");
  later.rerender(<LocationCard region={region} first={false} nearestCity={region.cities[0]?.id} />);
  expect(opened()).toBe("true");
  const toggle = screen.getByRole("button", { name: region.name, expanded: true });
  fireEvent.click(toggle);
  expect(opened()).toBe("false");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  later.unmount();
  render(<LocationCard region={region} first />);
  expect(opened()).toBe("true");
});
