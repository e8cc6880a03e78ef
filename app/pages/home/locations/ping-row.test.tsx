import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout, layout } from "../../../layout/layout-fixture";
import { site, siteWith } from "../../../loaders/site-fixture";
import { Locations } from "./locations";
import { type LocationsData, locationsData } from "./locations-data";
import { PingRow } from "./ping-row";
import { nearestTarget, type Ping, type PingTexts } from "./use-ping";

const [near, far, third] = ["https://near.example/", "https://far.example/", "https://third.example/"];
const { locations } = site.records;
const [region] = locations.regions as [(typeof locations.regions)[0]];
const [city] = region.cities as [(typeof region.cities)[0]];
const { pingUrl: _, ...unmeasured } = city;
const cities = [
  { ...city, id: "india-1", name: "India", pingUrl: near },
  { ...city, id: "india-2", name: "India", pingUrl: near },
  { ...unmeasured, id: "nowhere", name: "Nowhere" },
  { ...city, id: "frankfurt", name: "Frankfurt", pingUrl: far },
  { ...city, id: "new-york", name: "New York", pingUrl: third },
];
const dataOf = (regionCities: typeof cities) =>
  locationsData(siteWith({ locations: { ...locations, regions: [{ ...region, cities: regionCities }] } }));

const ping = dataOf(cities)?.ping as PingTexts;
const texts = site.records["pages/home"].ping;
const { tryAgain } = layout.words.page;
const secondRound = texts.round.replace("{round}", "2").replace("{rounds}", "5");
const nearest = (name: string, ms: string) => texts.nearest.replace("{city}", name).replace("{ms}", ms);
const all = { [near]: 38.4, [far]: 142, [third]: 229 };
const onlyFar = { [near]: null, [far]: 142, [third]: null };
const none = { [near]: null, [far]: null, [third]: null };

test("cities that share an address are measured once, those without are not", () => {
  expect(ping.targets.map(({ url, cityId }) => [url, cityId])).toEqual([
    [near, "india-1"],
    [far, "frankfurt"],
    [third, "new-york"],
  ]);
});

test("the button and the room for its results are there only if a city can be measured", () => {
  const shown = (shownCities: typeof cities) => {
    const { container } = render(<Locations {...(dataOf(shownCities) as LocationsData)} />, {
      wrapper: InLayout,
    });
    return [".home-ping-row", ".home-city-ping"].map((part) => container.querySelectorAll(part).length);
  };
  expect(shown(cities)).toEqual([1, cities.length]);
  expect(shown(cities.filter(({ id }) => id === "nowhere"))).toEqual([0, 0]);
});

test.each<[Ping, button: string, sentence: string]>([
  [
    { state: "measuring", target: ping.targets[1], round: 2, results: { [near]: 38 } },
    texts.measuring,
    `Frankfurt, ${secondRound}`,
  ],
  [{ state: "done", results: all }, texts.again, `${nearest("India", "38")} ${texts.method} ${texts.scale}`],
  [
    { state: "done", results: onlyFar },
    texts.again,
    `${nearest("Frankfurt", "142")} ${texts.silent.other.replace("{count}", "2")} ${texts.method}`,
  ],
  [{ state: "done", results: none }, tryAgain, `${texts.noAnswer.title} ${texts.noAnswer.text}`],
  [{ state: "offline", results: {} }, tryAgain, `${texts.offline.title} ${texts.offline.text}`],
])("%o", (state, button, sentence) => {
  render(<PingRow ping={state} texts={ping} onStart={() => {}} />, { wrapper: InLayout });
  expect(screen.getByRole("button").textContent).toBe(button);
  expect(screen.getByRole("status").textContent).toBe(sentence);
  const progress = screen.queryByRole("progressbar")?.getAttribute("aria-valuetext");
  expect(progress).toBe(state.state === "measuring" ? sentence : undefined);
});

test("the first of equally near cities is the nearest, and none before all are measured", () => {
  const results = { [near]: 40, [far]: 40, [third]: 41 };
  expect(nearestTarget(ping, { state: "done", results })?.cityId).toBe("india-1");
  expect(nearestTarget(ping, { state: "measuring", results })).toBeUndefined();
});
