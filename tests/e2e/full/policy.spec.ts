import { watchPolicy } from "../support/policy";
import { sitePages } from "../support/site-pages";
import { arrived, expect, followLink, open, test } from "../support/site-test";

test("navigating to every page violates no content security policy", async ({ page }) => {
  const violations = await watchPolicy(page);
  await open(page, "/");
  for (const path of [...sitePages.slice(1), "/"]) {
    await followLink(page, path);
    await arrived(page, path);
  }
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  expect(await violations()).toEqual([]);
});

test("every browser feature that reaches the device is off", async ({ page }) => {
  await open(page, "/about");
  const features = ["camera", "microphone", "geolocation", "usb", "payment", "display-capture", "fullscreen"];
  const allowed = await page.evaluate((names) => {
    type FeaturePolicy = { allowsFeature: (name: string) => boolean };
    const { featurePolicy } = document as unknown as { featurePolicy: FeaturePolicy };
    return names.filter((name) => featurePolicy.allowsFeature(name));
  }, features);
  expect(allowed).toEqual([]);
});
