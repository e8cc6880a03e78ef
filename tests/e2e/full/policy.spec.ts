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
  const allowed = await page.evaluate(() => {
    type FeaturePolicy = { features: () => string[]; allowsFeature: (name: string) => boolean };
    const { featurePolicy } = document as unknown as { featurePolicy: FeaturePolicy };
    return featurePolicy.features().filter((name) => featurePolicy.allowsFeature(name));
  });
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
});
