import { timing } from "../../../app/hooks/timing";
import { refuseFonts, watchLayoutShift } from "../support/layout-shift";
import {
  contentsLink,
  expectAtSection,
  firstTab,
  hashFor,
  hashOf,
  lastTab,
  secondTab,
} from "../support/legal-page";
import { sectionTitle, serveTexts } from "../support/legal-texts";
import { expect, holdBack, open, test } from "../support/site-test";

test.beforeEach(({ page }) => serveTexts(page));

test("the tab selected by the address is in view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/legal${hashFor({ tab: lastTab })}`);
  await expect(page.getByRole("tab", { name: lastTab.title, exact: true })).toBeInViewport({ ratio: 0.95 });
});

test("contents longer than the screen scroll to the marked section", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await open(page, `/legal${hashFor({ tab: firstTab, section: 11 })}`);
  await expectAtSection(page, firstTab, 11);
  await expect(contentsLink(page, firstTab, 11)).toBeInViewport();
});

test("the contents are closed on a phone, and beside the text open without a way to close them", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  const summary = page.getByRole("navigation", { name: "On this page" }).locator("summary");
  await expect(summary).toBeVisible();
  await expect(contentsLink(page, firstTab, 4)).toBeHidden();
  await summary.click();
  await contentsLink(page, firstTab, 4).click();
  await expectAtSection(page, firstTab, 4);

  await page.reload();
  await page.setViewportSize({ width: 1100, height: 800 });
  const supported = await page.evaluate(() => CSS.supports("selector(::details-content)"));
  test.skip(!supported, "This browser cannot show the content of a closed <details>.");
  await expect(contentsLink(page, firstTab, 4)).toBeVisible();
  for (let press = 0; press < 2; press++) await summary.press("Enter");
  await expect(contentsLink(page, firstTab, 4)).toBeVisible();
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("the link of a section is copied in full, and the page confirms it", async ({ page, baseURL }) => {
    // The policy lets nobody read the clipboard, tests included: this notes what is really written to it.
    await page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = async (text) => {
        await write(text);
        Object.assign(window, { written: text });
      };
    });
    await page.clock.install({ time: 0 });
    await open(page, `/legal${hashFor({ tab: secondTab })}`);
    const name = `Copy link to ${sectionTitle(secondTab.title, 7)}`;
    const button = page.getByRole("button", { name, exact: true });
    // Rendering needs the clock.
    await expect(button).toBeVisible();
    // The notice stays until the test lets time pass.
    await page.clock.pauseAt(3_600_000);
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    await expect(button).toHaveText("Copied");
    expect(await page.evaluate(() => (window as Window & { written?: string }).written)).toBe(
      `${baseURL}/legal${hashFor({ tab: secondTab, section: 7 })}`,
    );
    expect(await hashOf(page)).toBe(hashFor({ tab: secondTab }));
    await page.clock.runFor(timing.copiedNotice);
    await expect(button).toHaveText("");
  });
});

for (const width of [390, 1440]) {
  for (const hash of ["", hashFor({ tab: firstTab, section: 8 })]) {
    test(`the text causes no layout shift when it loads (${width} px, ${hash || "no hash"})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await refuseFonts(page);
      const release = await holdBack(page, "**/legal.json");
      const layoutShift = await watchLayoutShift(page);
      await open(page, `/legal${hash}`);
      await expect(page.getByRole("status").filter({ hasText: "Loading the text" })).toBeVisible();
      const before = await layoutShift();
      release();
      await expect(page.getByText(/^Last updated/)).toBeAttached();
      expect((await layoutShift()) - before).toBe(0);
    });
  }
}

test("print shows the whole document and nothing else", async ({ page }) => {
  await open(page, `/legal${hashFor({ tab: lastTab })}`);
  await expect(page.getByRole("heading", { name: sectionTitle(lastTab.title, 11) })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const around of ["banner", "contentinfo", "tablist", "navigation"] as const) {
    await expect(page.getByRole(around).first()).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const heading of await page.getByRole("heading", { level: 3 }).all())
    await expect(heading).toBeVisible();
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector("[role=tabpanel] p") ?? document.body);
    return { color, ground: getComputedStyle(document.documentElement).backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(68, 68, 68)", ground: "rgb(255, 255, 255)" });
});
