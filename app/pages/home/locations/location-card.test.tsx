import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../../../hooks/timing";
import { LayoutDataContext } from "../../../hooks/use-layout-data";
import { InLayout } from "../../../layout/layout-fixture";
import { layoutData } from "../../../layout/loader";
import { site, siteWith } from "../../../loaders/site-fixture";
import { LocationCard } from "./location-card";
import { type LocationsData, locationsData } from "./locations-data";
import type { PingTexts } from "./use-ping";

const { locations } = site.records;
const city = {
  id: "tycho-1",
  name: "Tycho",
  statusName: "tycho-1",
  status: "operational",
  hardware: "AMD Ryzen 9 7950X",
  memoryGb: 128,
  memoryType: "DDR5",
  stats: { latencyMs: 1290, loadPercent: 77, capacityPercent: 66 },
} as const;
const moon = {
  id: "moon",
  name: "Moon",
  drawing: "region-europe",
  networkStats: { averageLatencyMs: 1300, uptimePercent: 99.99, bandwidthGbps: 1250.5 },
  cities: [city, { ...city, id: "tycho-2", statusName: "tycho-2", memoryGb: 1536 }],
} as const;
const records = { locations: { ...locations, regions: [{ ...moon, cities: [...moon.cities] }] } };
const data = locationsData(siteWith(records)) as LocationsData;

/** The card of the region. */
function Card({
  first = true,
  nearestCity,
  of = data,
}: {
  first?: boolean;
  nearestCity?: string;
  of?: typeof data;
}) {
  const [region] = of.regions as [(typeof of.regions)[0]];
  const measured = nearestCity
    ? { ping: { state: "done" as const, results: {} }, nearestCity, texts: {} as PingTexts }
    : undefined;
  return <LocationCard region={region} statuses={of.statuses} first={first} measured={measured} />;
}

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

const shownStatuses = () =>
  [...document.querySelectorAll<HTMLElement>("[data-status]")].map(({ dataset }) => dataset.status);

let unmount: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  feed.answer = statusAnswer({ "tycho-1": "major_outage", "tycho-2": "partial_outage" });
  ({ unmount } = render(<Card />, { wrapper: InLayout }));
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
  expect(screen.getAllByText(locations.statuses.critical.label)).toHaveLength(2);
  expect(screen.getAllByText(locations.statuses.warning.label)).toHaveLength(1);
});

test("the figures of the network and the memory of machines are shown, other figures of machines are not", () => {
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "1.300 ms",
    "99,99\u00a0%",
    "1.250,5 Gbit/s",
  ]);
  expect(screen.getByText("1.536 GB DDR5", { exact: false })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/77|66|1290/);
  expect(JSON.stringify(data)).not.toMatch(/77|66|1290/);
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
  render(<Card />, { wrapper: InLayout });
  expect(shownStatuses()).toEqual(shown);
});

test("without a status feed the statuses are those of the records", () => {
  unmount();
  const { statusFeed: _, ...brand } = site.records.brand;
  const still = siteWith({ ...records, brand });
  render(
    <LayoutDataContext value={layoutData(still)}>
      <Card of={locationsData(still) as LocationsData} />
    </LayoutDataContext>,
  );
  expect(shownStatuses()).toEqual(Array(3).fill("operational"));
});

test("the first region and that of the nearest city are open, until the reader chooses", () => {
  const opened = () => screen.getByRole("article").dataset.open;
  expect(opened()).toBe("true");
  unmount();
  const { rerender } = render(<Card first={false} />, { wrapper: InLayout });
  expect(opened()).toBe("false");
  rerender(<Card first={false} nearestCity={city.id} />);
  expect(opened()).toBe("true");
  const toggle = screen.getByRole("button", { name: moon.name, expanded: true });
  fireEvent.click(toggle);
  expect(opened()).toBe("false");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});

test("without regions there is no section", () => {
  expect(locationsData(siteWith({ locations: { ...locations, regions: [] } }))).toBeUndefined();
});
