import { timing } from "../../../app/hooks/timing";
import { records, words } from "../../tested-site";
import { expectNoViolations, violations } from "../support/axe";
import { countLine, firstGame, searchBox as gameSearch, noGame, wordsOfNoGame } from "../support/games";
import { legalTabs } from "../support/legal-page";
import { groupIn, mainMenu, menuGroups, mobileMenu } from "../support/menu";
import {
  chips,
  countOfFound,
  noQuestions,
  questionsIn,
  searchBox,
  selectTab,
  shownPanel,
  tabs,
  wordsNobodyWrites,
} from "../support/questions";
import { expect, followLink, open, test, textLoaded } from "../support/site-test";

const { errorPage, loading } = records.layout;
const loaderTimes: number[] = [timing.loaderMinimum, timing.loaderMaximum];

// axe cannot check hidden cards or colours in transition; under reduced motion there are neither.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the error page has no axe violations", async ({ page, complaints }) => {
  await open(page, "/about");
  await page.route("**/assets/page-*.js", (route) => route.fulfill({ status: 404, body: "Not Found" }));
  // As if the page had been reloaded for it already.
  await page.evaluate(() => sessionStorage.setItem("reloaded-for", "/support"));
  await followLink(page, "/support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.title);
  await expectNoViolations(page, "error page", [320, 1440]);
  complaints.length = 0;
});

test("the loader has no axe violations", async ({ page }) => {
  await open(page, "/about");
  // The timers that would hide the loader never fire.
  await page.evaluate((times) => {
    const { setTimeout } = window;
    window.setTimeout = ((callback: () => void, time?: number) =>
      times.includes(time ?? 0) ? 0 : setTimeout(callback, time)) as typeof setTimeout;
  }, loaderTimes);
  await followLink(page, "/support");
  await expect(page.getByRole("status").first()).toHaveText(loading);
  await expectNoViolations(page, "loader", [320, 1440]);
});

test("an open dropdown has no axe violations", async ({ page }) => {
  await open(page, "/about");
  for (const { label, place } of menuGroups) {
    const { summary, firstLink } = groupIn(mainMenu(page), place);
    await summary.hover();
    await expect(firstLink).toBeVisible();
    expect(await violations(page, "header"), label).toEqual([]);
  }
});

test("the mobile menu and its submenus have no axe violations", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: words.menu.open }).click();
  await expect(mobileMenu(page)).toBeVisible();
  await expectNoViolations(page, "menu", [390]);
  for (const { label, place } of menuGroups) {
    const { summary, firstLink } = groupIn(mobileMenu(page), place);
    await summary.click();
    await expect(firstLink).toBeVisible();
    await expectNoViolations(page, `submenu ${label}`, [320, 390], "dialog");
  }
});

test("open answers and searched questions have no axe violations", async ({ page }) => {
  test.skip(noQuestions, "there is no question");
  await open(page, "/");
  const part = "section[aria-labelledby=questions]";
  for (const { id, label } of tabs.filter((tab) => questionsIn(tab.id).length > 0)) {
    await selectTab(page, id);
    const question = shownPanel(page).getByRole("button").last();
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expectNoViolations(page, `answer in ${label}`, [320, 1440], part);
  }
  // The last tab stays chosen where it has a match, so the count is only known to be there.
  for (const text of [...chips.slice(0, 1).map((chip) => chip.text), wordsNobodyWrites]) {
    await searchBox(page).fill(text);
    await expect(countOfFound(page)).toBeAttached();
    await expectNoViolations(page, `search for ${text}`, [320, 1440], part);
  }
});

test("games found and not found have no axe violations", async ({ page }) => {
  test.skip(noGame, "no game can be ordered");
  await open(page, "/games");
  for (const text of [firstGame.title, wordsOfNoGame]) {
    await gameSearch(page).fill(text);
    await expect(page.getByText(countLine(text), { exact: true })).toBeVisible();
    await expectNoViolations(page, `search for ${text}`, [320, 1440], "main");
  }
});

test("open job cards have no axe violations", async ({ page }) => {
  await open(page, "/careers");
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expectNoViolations(page, "job cards", [320, 1440], "main");
});

test("the other legal documents have no axe violations", async ({ page }) => {
  await open(page, "/legal");
  for (const { title } of legalTabs.slice(1)) {
    await page.getByRole("tab", { name: title }).click();
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 }).first()).toHaveText(title);
    await textLoaded(page);
    await expectNoViolations(page, title, [320, 1440], "main");
  }
});
