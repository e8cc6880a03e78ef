import type { Page } from "@playwright/test";
import { hasPage, language } from "../../app/content/languages";
import { filterGames } from "../../app/pages/games/game-filter";
import { headingOf, titleOf } from "./support/built-page";
import { noGame } from "./support/games";
import { legalTextsOf, otherLanguages } from "./support/other-languages";
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

for (const other of otherLanguages) {
  const { tag, base, records, address } = other;
  const pages = sitePages.filter((path) => hasPage(path, other));
  const [start = "/", next = "/"] = [...pages.filter((path) => path === "/vps"), ...pages.slice(1)];

  test(`the links of the phone menu lead from ${start} to ${address(start)} and back`, async ({ page }) => {
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
    for (const path of [next, "/support"].filter((each) => pages.includes(each))) {
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
            .filter((href) => href !== prefix && !href.startsWith(`${prefix}/`)),
        base,
      );
    expect(outside).toEqual([]);
    await page.goBack();
    await page.goBack();
    await arrived(page, address(start));
    await expect(page).toHaveURL(address(start));
    expect(await page.evaluate(() => "isSameApp" in window)).toBe(true);
  });

  test(`${address("/legal")} shows the texts of ${base}/legal.json`, async ({ page, baseURL }) => {
    test.skip(!pages.includes("/legal"), "there is no such page");
    const requests: string[] = [];
    page.on("request", (request) => request.url().includes("legal.json") && requests.push(request.url()));
    await open(page, address("/legal"));
    const texts = legalTextsOf(other);
    for (const [place, { sections }] of [
      texts.privacy,
      texts.terms,
      texts.aup,
      texts.refundPolicy,
    ].entries()) {
      await page.getByRole("tab").nth(place).click();
      await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText(
        sections.map(({ title }) => title),
      );
    }
    expect([...new Set(requests)]).toEqual([`${baseURL}${base}/legal.json`]);
  });

  test(`the search of games of ${base} keeps its text and category in the address`, async ({ page }) => {
    const { games, categories } = records.games;
    const [game] = games;
    test.skip(!game || noGame || !pages.includes("/games"), "no game can be ordered");
    if (!game) return;
    const { filter } = records["pages/games"];
    // Of the text that is translated.
    const [text = ""] = game.shortDesc.split(" ");
    const { id = "", label = "" } = categories.find((category) => category.id === game.category) ?? {};
    await open(page, address("/games"));
    const field = page.getByRole("searchbox", { name: filter.search });
    const button = page.getByRole("group", { name: filter.categories }).getByRole("button", { name: label });
    await field.fill(text);
    await button.click();
    const found = filterGames({ text, category: id }, games).map(({ title }) => title);
    const titles = page.locator("#games-found li").getByRole("heading");
    await expect(page).toHaveURL(`${address("/games")}?${new URLSearchParams({ q: text, category: id })}`);
    for (const title of found) await expect(titles.filter({ hasText: title })).not.toHaveCount(0);
    await page.reload();
    await appRuns(page);
    await expect(field).toHaveValue(text);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await field.fill(`${text} zzz`);
    await expect(
      page.getByRole("heading", { name: records["pages/games"].nothingFound.title }),
    ).toBeVisible();
  });

  test(`an unknown address in ${base} is a 404 in its language, with links into it`, async ({
    page,
    complaints,
  }) => {
    const { message } = records["pages/not-found"];
    const answer = await page.goto(`${base}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await appRuns(page);
    // The browser itself reports the status of the document.
    for (const complaint of complaints.splice(0)) expect(complaint).toContain("404");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(message.title.join(" "));
    await expect(languageLink(page, "footer", language.tag)).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: message.supportLink })).toHaveAttribute(
      "href",
      address("/support"),
    );
    await page.getByRole("link", { name: message.homeLink }).click();
    await arrived(page, address("/"));
    await expect(page).toHaveURL(address("/"));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${address(start)} is complete, and its links work`, async ({ page }) => {
      await page.goto(address(start));
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(address(start)));
      const plans = records["vps-plans"].filter(({ soldOut }) => start === "/vps" && !soldOut);
      for (const { id } of plans)
        await expect(page.locator(`[id="${id}"]`).getByRole("link").last()).toBeVisible();
      await page
        .locator(`footer a[href="${address(next)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(address(next));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(address(next)));
      await languageLink(page, "footer", language.tag).click();
      await expect(page).toHaveURL(next);
    });
  });
}
