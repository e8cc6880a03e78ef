import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { words } from "../../../content/interface";
import { type City, locationStatuses, type Region } from "../../../content/locations";
import { localNumber, percentText } from "../../../format/numbers";
import { timing } from "../../../hooks/timing";
import { LocationCard } from "./location-card";

const city: City = {
  id: "tycho-1",
  name: "Tycho",
  statusName: "tycho-1",
  status: "operational",
  hardware: "AMD Ryzen 9 7950X",
  memoryGb: 128,
  memoryType: "DDR5",
  stats: { latencyMs: 1290, loadPercent: 77, capacityPercent: 66 },
};
const region: Region = {
  id: "moon",
  name: "Moon",
  drawing: "region-europe",
  networkStats: { averageLatencyMs: 1300, uptimePercent: 99.99, bandwidthGbps: 1250.5 },
  cities: [city, { ...city, id: "tycho-2", statusName: "tycho-2", memoryGb: 1536 }],
};

const feed = vi.hoisted(() => ({ answer: undefined as unknown }));
vi.mock("../../../hooks/use-feed", () => ({ useFeed: () => feed.answer }));

let setVisible: (visible: boolean) => void;
vi.mock("../../../browser/observe-visibility", () => ({
  observeVisibility: (_: Element, onChange: typeof setVisible) => {
    setVisible = onChange;
    return () => {};
  },
}));

/** The status page of the records has the form of Statuspage. */
function statusAnswer(statuses: Record<string, string>) {
  const components = Object.entries(statuses).map(([name, status]) => ({ name, status }));
  return { status: { indicator: "none" }, components, incidents: [] };
}

let unmount: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  feed.answer = statusAnswer({ "tycho-1": "major_outage", "tycho-2": "partial_outage" });
  ({ unmount } = render(<LocationCard region={region} first />));
});

test("data-rotation counts only while the card is visible, with no timer after unmount", () => {
  const pass = (turns: number) => vi.advanceTimersByTime(turns * timing.locationRotation);
  const rotation = () => screen.getByRole("article").dataset.rotation;
  pass(3);
  expect(rotation()).toBe("0");
  setVisible(true);
  pass(2);
  expect(rotation()).toBe("2");
  setVisible(false);
  pass(3);
  expect(rotation()).toBe("2");
  setVisible(true);
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
  const memory = `${localNumber(1536)} ${words.units.gigabytes} DDR5`;
  expect(screen.getByText(memory, { exact: false })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/77|66|1290/);
});

test.each([
  [undefined, []],
  [{ status: "fine" }, []],
  [statusAnswer({ "tycho-1": "operational" }), ["operational"]],
  [statusAnswer({ "tycho-2": "partial_outage" }), ["warning", "warning"]],
  [statusAnswer({ "tycho-1": "operational", "tycho-2": "operational" }), Array(3).fill("operational")],
])("what is not known of a machine is not shown, nor that its region is operational: %j", (answer, shown) => {
  unmount();
  feed.answer = answer;
  render(<LocationCard region={region} first />);
  const statuses = [...document.querySelectorAll<HTMLElement>("[data-status]")];
  expect(statuses.map(({ dataset }) => dataset.status)).toEqual(shown);
});

test("the first region and that of the nearest city are open, until the reader chooses", () => {
  const opened = () => screen.getByRole("article").dataset.open;
  expect(opened()).toBe("true");
  unmount();
  const { rerender } = render(<LocationCard region={region} first={false} />);
  expect(opened()).toBe("false");
  rerender(<LocationCard region={region} first={false} nearestCity={city.id} />);
  expect(opened()).toBe("true");
  const toggle = screen.getByRole("button", { name: region.name, expanded: true });
  fireEvent.click(toggle);
  expect(opened()).toBe("false");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});
