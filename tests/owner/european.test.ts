import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Game, games } from "../../app/content/games";
import { regions } from "../../app/content/locations";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { questionTabs } from "../../app/content/question-topics";
import { loadContent } from "../../build/content/load-content";
import { browserFlags, findBrowser } from "../../scripts/ensure-browser.mjs";
import type { HostProcess } from "../../scripts/host-process";
import { arriveInParts, refuseFonts } from "../e2e/support/layout-shift";
import { startServerOf } from "../host-contract/start-on-free-port";
import { apply } from "./changed-copy";
import { europeanCompany, longDomain, longNames } from "./changed-records";
import { changedCopy } from "./copy-of-suite";

/** It is made of the records, and needs some of each. */
const possible =
  regions.length > 1 && [games, minecraftPlans, questionTabs].every(({ length }) => length > 0);

describe.skipIf(!possible)("a European company", () => {
  const copy = changedCopy(europeanCompany);
  let host: HostProcess;
  let browser: Browser;
  beforeAll(async () => {
    host = await startServerOf(join(copy().folder, "dist"));
    const executablePath = findBrowser();
    browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) });
  });
  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  test("the site of a European company passes the site tests", async () => {
    await copy().test("site");
  });

  test("its pages are readable at every width and accessible, and the journeys through its records work", async () => {
    await copy().browse("full/pages.spec.ts", "e2e/(plans|games|questions|home).spec.ts");
  });

  /** A page with its fonts, in a window of this width. */
  async function openPage(path: string, width: number): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto(new URL(path, host.base).href);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test.each(["/", "/minecraft", "/vps", "/website-hosting", "/support"])(
    "on %s neither the name of a plan nor the domain breaks inside a word",
    async (path) => {
      const page = await openPage(path, 320);
      for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect
          .soft(await page.evaluate(brokenWords, [...longNames, longDomain]), `at ${width} px`)
          .toEqual([]);
      }
      await page.close();
    },
  );

  test("every topic of the questions is in sight, and the figures of regions beside each other are aligned", async () => {
    const page = await openPage("/", 320);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await page.getByRole("tab").evaluateAll((tabs) =>
        tabs.flatMap((tab) => {
          const list = tab.parentElement?.getBoundingClientRect();
          const { left, right } = tab.getBoundingClientRect();
          return list && left >= list.left - 1 && right <= list.right + 1 ? [] : [tab.textContent];
        }),
      );
      expect(outside, `at ${width} px`).toEqual([]);
      expect(await page.getByRole("tab").count()).toBe(5);
      if (width < 1024) continue;
      const places = await page
        .locator(".home-location-card-network")
        .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
      expect(places.length).toBeGreaterThan(1);
      expect(new Set(places.slice(0, 2)).size, `at ${width} px`).toBe(1);
    }
    await page.close();
  });

  /** Runs in the page: sums up the layout shifts. */
  function observeShifts() {
    const page = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        page.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  }

  test.each([390, 1440])("at %i px /games is painted before its last game has arrived", async (width) => {
    const { games: shown } = loadContent(join(copy().folder, "content")).games as { games: Game[] };
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await refuseFonts(page);
    await page.addInitScript(observeShifts);
    const painted = () =>
      page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    // The last game arrives only once the page is painted: without that the test ends at its time limit.
    await arriveInParts(page, "/games", `>${shown.at(-2)?.title}</h2>`, painted);
    await page.goto(new URL("/games", host.base).href, { waitUntil: "load" });
    await page.getByRole("heading", { name: shown.at(-1)?.title ?? "", exact: true }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001);
    await page.close();
  });

  test("a build with a character that no share card can show names the page and the character", async () => {
    apply(copy().folder, {
      file: "brand",
      change: (document) => document.setIn(["tagline", 0], "Ігровий"),
    });
    const output = await copy().run("with-config", "vite", "build", "--logLevel", "error").catch(String);
    expect(output).toMatch(/^The share card of \/: no font of the share cards has І г/m);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

/** Runs in the page: the words among these that go on in another line, with the class of their element. */
function brokenWords(words: readonly string[]): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of words) {
      const start = node.textContent?.indexOf(word) ?? -1;
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(`${word} in ${parent.className || parent.localName}`);
    }
  }
  return [...broken];
}
