import { watchPolicy } from "./support/policy";
import { sitePages } from "./support/site-pages";
import { arrived, expect, followLink, open, test } from "./support/site-test";

declare global {
  interface Window {
    tampered?: boolean;
  }
}

test("the content security policy rejects injected markup, code and styles", async ({ page, complaints }) => {
  const violations = await watchPolicy(page);
  await open(page, "/about");
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.constructor.name : "thrown";
      }
    };
    // A text node is no sink of Trusted Types.
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

test("navigating to every page violates no content security policy", { tag: "@full" }, async ({ page }) => {
  const violations = await watchPolicy(page);
  await open(page, "/");
  for (const path of [...sitePages.slice(1), "/"]) {
    await followLink(page, path);
    await arrived(page, path);
  }
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  expect(await violations()).toEqual([]);
});
