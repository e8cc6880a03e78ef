import { appRuns, arrived, expect, open, test } from "./support/site-test";

test("an unknown path answers 404 with the 404 page, which becomes an app like any other", async ({
  page,
  complaints,
}) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await appRuns(page);
  // The browser itself reports the status of the document.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Game Over! Page Not Found");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Call for Backup" }).click();
  await arrived(page, /Someone is awake/);
  await page.goBack();
  await arrived(page, "Game Over! Page Not Found");
  await page.getByRole("link", { name: "Respawn at Home" }).click();
  await arrived(page, /Every tick/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
});

test("a position nobody has is a 404 too", async ({ page, complaints }) => {
  const answer = await page.goto("/careers/no-such-position");
  expect(answer?.status()).toBe(404);
  await appRuns(page);
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Game Over! Page Not Found");
});

test("/backstage inside the app replaces the location with the client area", async ({ page, complaints }) => {
  await page.route("https://clients.*/**", (route) =>
    route.fulfill({ body: "<h1>Client area</h1>", contentType: "text/html" }),
  );
  await open(page, "/");
  await page.evaluate(() => {
    history.pushState(null, "", "/backstage/orders/7");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "Client area" })).toBeVisible();
  complaints.length = 0;
});

test("a page whose code is gone is loaded whole from the server, once; then the error page shows", async ({
  page,
  complaints,
}) => {
  await page.route("**/assets/page-*.js", async (route) => {
    // Gone: every page's code but that of the page one is on.
    const own =
      (await page
        .locator("script[data-modules]")
        .getAttribute("data-modules")
        .catch(() => "")) ?? "";
    if (own.includes(new URL(route.request().url()).pathname) && page.url().endsWith("/vps"))
      await route.continue();
    else await route.fulfill({ status: 404, body: "Not Found" });
  });
  await open(page, "/vps");
  const support = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" });
  const reloaded = page.waitForEvent("load");
  await support.click();
  await reloaded;
  await expect(page).toHaveURL("/support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Someone is awake.");

  await page.goto("/vps");
  await appRuns(page);
  await support.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("link", { name: "Respawn at Home" })).toHaveAttribute("href", "/");
  expect(await page.getByRole("main").textContent()).not.toMatch(/at .*\.js|stack/i);
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});
