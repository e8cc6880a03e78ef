import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { BuildRecord } from "../../delivery/build-record";
import { appRuns, arrived, expect, open, test } from "./site-test";

const { pages }: BuildRecord = JSON.parse(
  readFileSync(new URL("../../dist/build.json", import.meta.url), "utf8"),
);
const paths = pages.map(({ path }) => path).filter((path) => path !== "/404");

declare global {
  interface Window {
    violations: string[];
    tampered?: boolean;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
});

function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.violations);
}

/** So that whatever waits for being seen is seen. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
}

for (const path of paths) {
  test(`${path} works from end to end without breaking its policy`, async ({ page }) => {
    await open(page, path);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await violations(page)).toEqual([]);
  });
}

test("the 404 page works without breaking its policy", async ({ page, complaints }) => {
  await page.goto("/no/such/page");
  await appRuns(page);
  await scrollThrough(page);
  expect(await violations(page)).toEqual([]);
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("one can go to every page of the menus without breaking the policy of the page one came to", async ({
  page,
}) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const inside = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const href of [...new Set(inside)].filter((each) => each !== "/")) {
    await footer.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${href}(#.*)?$`));
    await arrived(page, /./);
    await scrollThrough(page);
  }
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  expect(await violations(page)).toEqual([]);
});

test("the policy is in force: no foreign markup, code or style gets in", async ({ page, complaints }) => {
  await open(page, "/");
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.constructor.name : "thrown";
      }
    };
    // By way of a text node, which is no sink of Trusted Types.
    const script = document.createElement("script");
    script.append("window.tampered = true");
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    return {
      markup: attempt(() => {
        document.createElement("div").innerHTML = "<img>";
      }),
      code: attempt(() => window.setTimeout("window.tampered = true")),
      address: attempt(() => {
        document.createElement("script").src = "/x.js";
      }),
      script: attempt(() => document.body.append(script)),
      style: attempt(() => document.body.append(style)),
    };
  });
  expect(outcomes).toMatchObject({ markup: "TypeError", code: "TypeError", address: "TypeError" });
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
  await expect(page.getByRole("main")).toBeVisible();
  expect((await violations(page)).length).toBeGreaterThanOrEqual(4);
  complaints.length = 0;
});

test("no feature that the browser knows is left on", async ({ page }) => {
  await open(page, "/");
  const allowed = await page.evaluate(() => {
    type FeaturePolicy = { features: () => string[]; allowsFeature: (name: string) => boolean };
    const { featurePolicy } = document as unknown as { featurePolicy: FeaturePolicy };
    return featurePolicy.features().filter((name) => featurePolicy.allowsFeature(name));
  });
  // A newer browser may know more; those that reach into the reader's life are old.
  for (const feature of [
    "camera",
    "microphone",
    "geolocation",
    "usb",
    "payment",
    "display-capture",
    "fullscreen",
  ]) {
    expect(allowed).not.toContain(feature);
  }
  expect(allowed.filter((name) => !name.startsWith("ch-")).length).toBeLessThan(10);
});
