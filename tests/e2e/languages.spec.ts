import type { Page } from "@playwright/test";
import { addressOf } from "../../site/addresses";
import { language, sites } from "../tested-site";
import { headingOf, titleOf } from "./support/built-page";
import { legalTextsOf } from "./support/legal-texts";
import { sitePages } from "./support/site-pages";
import { appRuns, arrived, expect, followLink, open, test } from "./support/site-test";

/** A link to the page in a language: in the footer, or in the menu of phones. */
function languageLink(page: Page, part: "footer" | "dialog", tag: string) {
  return page.locator(`${part} .language-links a[hreflang="${tag}"]`);
}

async function expectLanguage(page: Page, address: string, tag: string) {
  await expect(page).toHaveURL(address);
  await appRuns(page);
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(address));
}

for (const other of sites.slice(1)) {
  const { tag, base } = other.language;
  const address = (path: string) => addressOf(path, other.language);
  const pages = sitePages.filter((path) => other.paths.includes(path));
  // A language may have one page only.
  const [start = "/", ...others] = [...new Set(["/vps", "/support", ...pages])].filter((path) =>
    pages.includes(path),
  );

  test(`the links of the phone menu lead from ${start} to ${address(start)} and back`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, start);
    for (const [from, to] of [
      [language.tag, tag],
      [tag, language.tag],
    ] as const) {
      await page.locator("header [popovertarget]").first().click();
      await expect(languageLink(page, "dialog", from)).toHaveAttribute("aria-current", "true");
      await languageLink(page, "dialog", to).click();
      await expectLanguage(page, to === tag ? address(start) : start, to);
    }
  });

  test(`navigation inside ${base} stays there, with title, addresses and menu of the new page`, {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, address(start));
    await page.evaluate(() => Object.assign(window, { isSameApp: true }));
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute("href");
    const alternates = page.locator("link[hreflang]");
    await expect(alternates).not.toHaveCount(0);
    const marked = (path: string) =>
      page.locator(`header nav a[href="${address(path)}"][aria-current="page"]`);
    const visited = others.slice(0, 2);
    for (const path of visited) {
      await followLink(page, address(path));
      await arrived(page, address(path));
      await expect(page).toHaveURL(address(path));
      await expect(page).toHaveTitle(titleOf(address(path)));
      expect(new URL((await canonical()) ?? "").pathname).toBe(address(path));
      // Those of the page before; search engines read the HTML of each page.
      await expect(alternates).toHaveCount(0);
      const links = await page.locator(`header nav a[href="${address(path)}"]`).count();
      await expect(marked(path)).toHaveCount(links);
      await expect(languageLink(page, "footer", language.tag)).toHaveAttribute("href", path);
    }
    const outside = await page
      .locator("a[href^='/']:not([hreflang])")
      .evaluateAll(
        (links, prefix) =>
          links
            .map((link) => link.getAttribute("href") ?? "")
            .filter((href) => href.split("#")[0] !== prefix && !href.startsWith(`${prefix}/`)),
        base,
      );
    expect(outside).toEqual([]);
    for (const _ of visited) await page.goBack();
    if (visited.length > 0) await arrived(page, address(start));
    await expect(page).toHaveURL(address(start));
    expect(await page.evaluate(() => "isSameApp" in window)).toBe(true);
  });

  test(`${address("/legal")} shows the texts of ${base}/legal.json`, async ({ page, baseURL }) => {
    test.skip(!pages.includes("/legal"), "there is no such page");
    const requests: string[] = [];
    page.on("request", (request) => request.url().includes("legal.json") && requests.push(request.url()));
    await open(page, address("/legal"));
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText(
      legalTextsOf(other).privacy.sections.map(({ title }) => title),
    );
    expect([...new Set(requests)]).toEqual([`${baseURL}${base}/legal.json`]);
  });
}
