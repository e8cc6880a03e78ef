import { watchPolicy } from "./support/policy";
import { appRuns, arrived, expect, open, test } from "./support/site-test";

declare global {
  interface Window {
    tampered?: boolean;
  }
}

test("the 404 page works without breaking its policy", async ({ page, complaints }) => {
  const violations = await watchPolicy(page);
  await page.goto("/no/such/page");
  await appRuns(page);
  expect(await violations()).toEqual([]);
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("one can go to every page of the menus without breaking the policy of the page one came to", async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const inside = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const href of [...new Set(inside)].filter((each) => each !== "/")) {
    await footer.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${href}(#.*)?$`));
    await arrived(page, /./);
  }
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  expect(await violations()).toEqual([]);
});

test("the policy is in force: no foreign markup, code or style gets in", async ({ page, complaints }) => {
  const violations = await watchPolicy(page);
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
  expect((await violations()).length).toBeGreaterThanOrEqual(4);
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
