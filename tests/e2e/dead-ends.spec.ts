import type { Page } from "@playwright/test";
import { records } from "../tested-site";
import { headingOf, htmlOf, modulesOf } from "./support/built-page";
import { sitePages } from "./support/site-pages";
import { appRuns, arrived, expect, followLink, open, test } from "./support/site-test";

const { errorPage } = records.layout;
const { message } = records["pages/not-found"];
const notFound = message.title.join(" ");

for (const [path, tag] of Object.entries({
  "/careers/no-such-position": [],
  "/careers/%E0%A4%A": "@full",
})) {
  test(`the unknown path ${path} is a 404 with links, from the server and inside the app`, { tag }, async ({
    page,
    complaints,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await appRuns(page);
    // The browser itself reports the status of the document; Firefox does not.
    for (const complaint of complaints.splice(0)) expect(complaint).toContain("404");
    const heading = page.getByRole("heading", { level: 1 });
    const robots = page.locator('meta[name="robots"]');
    await expect(heading).toHaveText(notFound);
    await expect(robots).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("link", { name: message.homeLink })).toHaveAttribute("href", "/");

    await page.getByRole("link", { name: message.supportLink }).click();
    await arrived(page, "/support");
    await expect(robots).toHaveAttribute("content", "index, follow");
    await followLink(page, path);
    await expect(heading).toHaveText(notFound);
    await expect(page).toHaveURL(path);
  });
}

/** A page below another one, whose path has a slash that can be encoded. */
const nested = sitePages.filter((path) => path.includes("/", 1)).slice(0, 1);
const plain = sitePages.filter((path) => path !== "/").slice(0, 1);

for (const [sent, path] of [
  ...plain.map((path) => [path.toUpperCase(), path] as const),
  ...nested.map((path) => [`${path.toUpperCase()}.html`, path] as const),
  ...nested.map((path) => [path.replace(/(?<=.)\//, "%2f"), path] as const),
]) {
  test(`${sent} leads to ${path}`, async ({ page }) => {
    await open(page, `${sent}?x=1#y`);
    await expect(page).toHaveURL(`${path}?x=1#y`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(path));
  });

  test(`${sent} stays a 404 on a host that compares letter by letter`, async ({ page, complaints }) => {
    await serveAt(page, sent, "/404", 404);
    await open(page, sent);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain("404");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(htmlOf("/404")).toContain(`<link rel="canonical" href="${await canonicalOf(page)}"`);
    await expect(page).toHaveURL(sent);
  });

  test(`${sent} is corrected on a host that answers it with ${path}`, async ({ page }) => {
    await serveAt(page, sent, path, 200);
    await open(page, `${sent}?x=1#y`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(path));
    await expect(page).toHaveURL(`${path}?x=1#y`);
    expect(new URL(await canonicalOf(page)).pathname).toBe(path);
  });
}

async function canonicalOf(page: Page): Promise<string> {
  return (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
}

/** Answers an address with the document of a page, as another host does. */
async function serveAt(page: Page, address: string, path: string, status: number) {
  const isSent = (url: URL) => url.pathname === address;
  await page.route(isSent, (route) =>
    route.fulfill({ status, body: htmlOf(path), contentType: "text/html; charset=utf-8" }),
  );
}

test("/backstage inside the app replaces the location with the client area", async ({ page, complaints }) => {
  await page.route(`${new URL(records.brand.destinations.clientArea).origin}/**`, (route) =>
    route.fulfill({ body: "<h1>Client area</h1>", contentType: "text/html" }),
  );
  await open(page, "/about");
  await page.evaluate(() => {
    history.pushState(null, "", "/backstage/orders/7");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "Client area" })).toBeVisible();
  complaints.length = 0;
});

for (const [part, file] of [
  ["code is", modulesOf("/support").find((path) => path.includes("/page-"))],
  ["data are", modulesOf("/support").at(-1)],
]) {
  test(`a page whose ${part} missing is loaded from the server once; then the error page is shown`, async ({
    page,
    complaints,
  }) => {
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: "Not Found" }));
    await open(page, "/about");
    const reloaded = page.waitForEvent("load");
    await followLink(page, "/support");
    await reloaded;
    await expect(page).toHaveURL("/support");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/support"));

    await open(page, "/about");
    await followLink(page, "/support");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.title);
    await expect(page.getByRole("link", { name: errorPage.homeLink })).toHaveAttribute("href", "/");
    expect(await page.getByRole("main").textContent()).not.toMatch(/at .*\.js|stack/i);
    expect(complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
}
