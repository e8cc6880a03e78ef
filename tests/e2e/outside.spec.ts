import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { destinations, statusFeed } from "../../app/content/brand";
import { words } from "../../app/content/interface";
import { locationStatuses, regions } from "../../app/content/locations";
import { ping as texts } from "../../app/content/pages/home";
import { arrived, expect, followLink, open, test } from "./support/site-test";
import { textPattern } from "./support/text-pattern";

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

  test("without a connection nothing is sent", async ({ page, context, complaints }) => {
    await open(page, "/");
    const asked: string[] = [];
    page.on("request", (request) => isPing(new URL(request.url())) && asked.push(request.url()));
    await context.setOffline(true);
    await row(page).press("Enter");
    await expect(page.getByText(texts.offline.title)).toBeVisible();
    expect(asked).toEqual([]);
    // Pictures further down the page.
    complaints.length = 0;
  });
});

test.describe(() => {
  test.skip(!statusFeed, "The records name no status feed.");
  test.skip(statusFeed?.product !== "statuspage", "The answers are those of Statuspage.");

  const [city] = cities;
  const name = city?.statusName ?? city?.name ?? "";

  /** The status page answers with a state of the first city. Returns the number of requests so far. */
  async function answerWith(page: Page, statusOfCity: string, indicator: string) {
    let requests = 0;
    const names = cities.map((each) => each.statusName ?? each.name);
    const components = names.map((each) => ({
      name: each,
      status: each === name ? statusOfCity : "operational",
      group: false,
    }));
    await page.route(statusFeed?.url ?? "", (route) => {
      requests++;
      return route.fulfill({ json: { status: { indicator }, components, incidents: [] } });
    });
    return () => requests;
  }

  /** The links to the status page: in both menus and the footer. */
  const links = (page: Page) => page.locator(`a[href="${destinations.statusPage}"]`);
  const operational = new RegExp(`^(${words.status.operational}|${words.status.allOperational})$`);
  const states = (page: Page) => links(page).locator("[data-status]");
  const cityStates = (page: Page) =>
    page.locator("#locations ~ * [data-status], section:has(#locations) [data-status]");

  test("the state of the status page is at its links and at the cities, after one request a visit", async ({
    page,
  }) => {
    const requests = await answerWith(page, "operational", "none");
    await open(page, "/");
    await expect(states(page)).toHaveCount(await links(page).count());
    await expect(states(page).last()).toHaveText(operational);
    await expect(page.getByText(locationStatuses.operational.label)).toHaveCount(
      cities.length + regions.length,
    );
    await followLink(page, "/support");
    await arrived(page, "/support");
    await expect(states(page).last()).toHaveText(operational);
    expect(requests()).toBe(1);
    await expect(page.getByText(words.status.trouble)).toHaveCount(0);
  });

  test("trouble is named, with a mark at the menus", async ({ page }) => {
    await answerWith(page, "major_outage", "critical");
    await open(page, "/");
    await expect(states(page).last()).toHaveText(`${name}: ${words.status.down}`);
    await expect(cityStates(page).first()).toHaveText(locationStatuses.critical.label);
    await expect(page.locator(".live-status-mark").first()).toHaveText(words.status.trouble);
  });

  // Which answers say nothing is tested in app/hooks/use-feed.test.ts and app/content/status-feed.test.ts.
  test("with an error from the status page its links are as before, and no city has a state", async ({
    page,
    complaints,
  }) => {
    const answered = page.waitForResponse(statusFeed?.url ?? "");
    await page.route(statusFeed?.url ?? "", (route) => route.fulfill({ status: 503 }));
    await open(page, "/");
    await answered;
    await followLink(page, "/support");
    await arrived(page, "/support");
    await expect(states(page)).toHaveCount(0);
    await followLink(page, "/");
    await arrived(page, "/");
    await expect(cityStates(page)).toHaveCount(0);
    complaints.length = 0;
  });
});
