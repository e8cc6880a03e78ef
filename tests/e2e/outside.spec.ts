import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { destinations, statusFeed } from "../../app/content/brand";
import { locationStatuses, regions } from "../../app/content/locations";
import { test } from "./support/outside-server";
import { arrived, expect, followLink, open } from "./support/site-test";

const cities = regions.flatMap((region) => region.cities);
const measured = cities.filter(({ pingUrl }) => pingUrl);
const pingUrls = [...new Set(measured.map(({ pingUrl = "" }) => pingUrl))];

test.describe(() => {
  test.skip(pingUrls.length === 0, "No city of the records has an address to ping.");

  const row = (page: Page) => page.getByRole("button", { name: /^(Measur|Try again)/ });

  test("the distance to each city is measured when the reader asks for it, and the nearest is named", async ({
    page,
    outside,
  }) => {
    const nearest = new URL(pingUrls.at(-1) ?? "").hostname;
    outside.requests = [];
    outside.answer = ({ headers }, response) => {
      const delay = headers.host === nearest ? 0 : 300;
      setTimeout(() => response.writeHead(204).end(), delay);
    };
    await open(page, "/");
    await row(page).scrollIntoViewIfNeeded();
    expect(outside.requests.filter((url) => pingUrls.includes(url))).toEqual([]);
    await row(page).press("Enter");
    const first = measured.find(({ pingUrl }) => pingUrl === pingUrls.at(-1));
    await expect(page.getByText(`Nearest to you: ${first?.name}, `)).toBeVisible();
    await expect(page.getByRole("heading", { name: `${first?.name} Nearest to you` })).toHaveCount(1);
    await expect(row(page)).toHaveText("Measure again");
    await expect(row(page)).toBeFocused();
    const figures = page.locator(".home-city-ping-figure");
    await expect(figures).toHaveCount(measured.length);
    const fastest = (await figures.allTextContents()).filter((text) => Number.parseInt(text, 10) < 300);
    expect(fastest).toHaveLength(measured.filter(({ pingUrl }) => pingUrl === pingUrls.at(-1)).length);
    // One opens the connection, five are measured.
    for (const url of pingUrls) expect(outside.requests.filter((each) => each === url)).toHaveLength(6);
  });

  test("cities that refuse, fail or take too long have no answer", async ({ page, outside, complaints }) => {
    const [refusing, failing, slow] = pingUrls.map((url) => new URL(url).hostname);
    outside.answer = ({ headers, socket }, response) => {
      if (headers.host === refusing) socket.destroy();
      else if (headers.host === failing) response.writeHead(500).end();
      else if (headers.host !== slow) response.writeHead(204).end();
    };
    await open(page, "/");
    await row(page).press("Enter");
    const isAnswered = pingUrls.length > 3;
    await expect(
      page.getByText(isAnswered ? /^Nearest to you: .*didn’t answer\./ : "No city answered."),
    ).toBeVisible();
    await expect(row(page)).toHaveText(isAnswered ? "Measure again" : "Try again");
    const silent = measured.filter(({ pingUrl = "" }) => pingUrls.slice(0, 3).includes(pingUrl));
    await expect(page.getByText("no answer")).toHaveCount(silent.length);
    complaints.length = 0;
  });

  test("without a connection nothing is sent", async ({ page, outside, context, complaints }) => {
    await open(page, "/");
    outside.requests = [];
    await context.setOffline(true);
    await row(page).press("Enter");
    await expect(page.getByText("You’re offline.")).toBeVisible();
    expect(outside.requests).toEqual([]);
    // Pictures further down the page.
    complaints.length = 0;
  });
});

test.describe(() => {
  test.skip(!statusFeed, "The records name no status feed.");
  test.skip(statusFeed?.product !== "statuspage", "The answers are those of Statuspage.");

  const [first, second] = cities;

  function answerWith(status: (name: string) => string, indicator: string, incident?: string) {
    const names = cities.map(({ name, statusName = name }) => statusName);
    return (_: unknown, response: ServerResponse) =>
      response.setHeader("Content-Type", "application/json").end(
        JSON.stringify({
          status: { indicator },
          components: names.map((name) => ({ name, status: status(name), group: false })),
          incidents: incident ? [{ name: incident }] : [],
        }),
      );
  }

  /** The links to the status page: in both menus and the footer. */
  const links = (page: Page) => page.locator(`a[href="${destinations.statusPage}"]`);
  const states = (page: Page) => links(page).locator("[data-status]");
  const cityStates = (page: Page) =>
    page.locator("#locations ~ * [data-status], section:has(#locations) [data-status]");

  test("the state of the status page is at its links and at the cities, after one request a visit", async ({
    page,
    outside,
  }) => {
    await page.unroute(statusFeed?.url ?? "");
    outside.requests = [];
    outside.answer = answerWith(() => "operational", "none");
    await open(page, "/");
    await expect(states(page)).toHaveCount(await links(page).count());
    await expect(states(page).last()).toHaveText(/^All (locations )?operational$/);
    await expect(page.getByText(locationStatuses.operational.label)).toHaveCount(
      cities.length + regions.length,
    );
    await followLink(page, "/support");
    await arrived(page, "/support");
    await expect(states(page).last()).toHaveText(/^All (locations )?operational$/);
    expect(outside.requests.filter((url) => url === statusFeed?.url)).toHaveLength(1);
    await expect(page.getByText("trouble reported")).toHaveCount(0);
  });

  test("trouble is named, with a mark at the menus", async ({ page, outside }) => {
    await page.unroute(statusFeed?.url ?? "");
    const name = first?.statusName ?? first?.name;
    outside.answer = answerWith((each) => (each === name ? "major_outage" : "operational"), "critical");
    await open(page, "/");
    await expect(states(page).last()).toHaveText(`${name}: down`);
    await expect(cityStates(page).first()).toHaveText(locationStatuses.critical.label);
    await expect(page.locator(".live-status-mark").first()).toHaveText("trouble reported");
    const both = [name, second?.statusName ?? second?.name];
    outside.answer = answerWith((each) => (both.includes(each) ? "partial_outage" : "operational"), "minor");
    await open(page, "/");
    await expect(states(page).last()).toHaveText("2 locations affected");
  });

  const wrong: Record<string, (response: ServerResponse) => void> = {
    "an error": (response) => response.writeHead(503).end(),
    "a page": (response) => response.end("<!doctype html><title>Sign in</title>"),
    "another form": (response) => response.end('{"status":"fine"}'),
    "an unknown word": (response) =>
      response.end('{"status":{"indicator":"constructor"},"components":[],"incidents":[]}'),
    "a closed connection": (response) => response.destroy(),
    "no answer": () => {},
  };
  for (const [name, answer] of Object.entries(wrong)) {
    test(`with ${name} from the status page its links are as before, and no city has a state`, async ({
      page,
      outside,
      complaints,
    }) => {
      await page.unroute(statusFeed?.url ?? "");
      const asked = page.waitForRequest(statusFeed?.url ?? "");
      outside.answer = (_, response) => answer(response);
      await open(page, "/");
      await asked;
      await followLink(page, "/support");
      await arrived(page, "/support");
      await followLink(page, "/");
      await arrived(page, "/");
      await expect(states(page)).toHaveCount(0);
      await expect(cityStates(page)).toHaveCount(0);
      complaints.length = 0;
    });
  }
});
