import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { records, words } from "../tested-site";
import { arrived, expect, followLink, open, test } from "./support/site-test";
import { textPattern } from "./support/text-pattern";

const { statusFeed, destinations } = records.brand;
const { regions, statuses } = records.locations;
const { ping: texts } = records["pages/home"];
const cities = regions.flatMap((region) => region.cities);
const measured = cities.filter(({ pingUrl }) => pingUrl);
const pingUrls = [...new Set(measured.map(({ pingUrl = "" }) => pingUrl))];

test.describe(() => {
  test.skip(pingUrls.length < 2, "Less than two addresses of the records can be pinged.");

  const row = (page: Page) => page.locator(".home-ping-row button");
  const isPing = ({ origin, pathname }: URL) => pingUrls.includes(`${origin}${pathname}`);
  const citiesAt = (url = "") => measured.filter(({ pingUrl }) => pingUrl === url);

  test("the distance to each city is measured when the reader asks for it, and the nearest is named", async ({
    page,
    complaints,
  }) => {
    const [failing = "", nearest = ""] = [pingUrls[0], pingUrls.at(-1)];
    const asked: string[] = [];
    await page.route(isPing, async (route) => {
      const [url = ""] = route.request().url().split("?");
      asked.push(url);
      if (url === failing) return route.abort();
      if (url !== nearest) await sleep(300);
      return route.fulfill({ status: 204 });
    });
    await open(page, "/");
    await row(page).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await row(page).press("Enter");
    const [first] = citiesAt(nearest);
    const { name = "" } = first ?? {};
    await expect(page.getByText(textPattern(texts.nearest, { city: name, ms: "\\d+" }))).toBeVisible();
    await expect(page.getByRole("heading", { name: `${name} ${texts.nearestBadge}` })).toHaveCount(1);
    await expect(row(page)).toHaveText(texts.again);
    await expect(row(page)).toBeFocused();
    const silent = citiesAt(failing).length;
    await expect(page.getByText(texts.cityWithoutAnswer)).toHaveCount(silent);
    await expect(page.locator(".home-city-ping-figure")).toHaveCount(measured.length - silent);
    // One opens the connection, five are measured.
    for (const url of pingUrls)
      expect(asked.filter((each) => each === url)).toHaveLength(url === failing ? 1 : 6);
    // The browser reports the request that failed.
    complaints.length = 0;
  });
});

test.describe(() => {
  test.skip(!statusFeed, "The records name no status feed.");
  test.skip(statusFeed?.product !== "statuspage", "The answers are those of Statuspage.");

  const [city] = cities;
  const name = city?.statusName ?? city?.name ?? "";

  test("the state of the status page is at its links and at the cities, after one request a visit", async ({
    page,
  }) => {
    let requests = 0;
    const components = cities.map((each) => {
      const isDown = each === city;
      return {
        name: each.statusName ?? each.name,
        status: isDown ? "major_outage" : "operational",
        group: false,
      };
    });
    await page.route(statusFeed?.url ?? "", (route) => {
      requests++;
      return route.fulfill({ json: { status: { indicator: "critical" }, components, incidents: [] } });
    });
    // In both menus and the footer.
    const links = page.locator(`a[href="${destinations.statusPage}"]`);
    const states = links.locator("[data-status]");
    const trouble = `${name}: ${words.status.down}`;
    await open(page, "/");
    await expect(states).toHaveCount(await links.count());
    await expect(states.last()).toHaveText(trouble);
    await expect(page.locator("section:has(#locations) [data-status]").first()).toHaveText(
      statuses.critical.label,
    );
    await expect(page.locator(".live-status-mark").first()).toHaveText(words.status.trouble);
    await followLink(page, "/support");
    await arrived(page, "/support");
    await expect(states.last()).toHaveText(trouble);
    expect(requests).toBe(1);
  });
});
