import { timing } from "../../../app/hooks/timing";
import { refuseFonts, watchLayoutShift } from "../support/layout-shift";
import {
  contentsLink,
  expectAtSection,
  expectDocument,
  firstTab,
  hashFor,
  hashOf,
  lastTab,
  secondTab,
} from "../support/legal-page";
import { longTexts, sectionTitle, serveTexts } from "../support/legal-texts";
import { arrived, expect, followLink, open, test } from "../support/site-test";

test.beforeEach(({ page }) => serveTexts(page));

test("only the selected tab is in the tab order, and each tab names its panel", async ({ page }) => {
  await open(page, `/legal${hashFor({ tab: secondTab })}`);
  await expectDocument(page, secondTab);
  const panel = await page.getByRole("tabpanel").getAttribute("id");
  for (const tab of await page.getByRole("tab").all()) {
    expect(await tab.getAttribute("aria-controls")).toBe(panel);
    const selected = (await tab.getAttribute("aria-selected")) === "true";
    expect(await tab.getAttribute("tabindex")).toBe(selected ? "0" : "-1");
  }
});

test("the tab selected by the address is in view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/legal${hashFor({ tab: lastTab })}`);
  await expect(page.getByRole("tab", { name: lastTab.title, exact: true })).toBeInViewport({ ratio: 0.95 });
});

test("on a tall screen, where the last sections cannot scroll to the top, the chosen one is marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await open(page, `/legal${hashFor({ tab: lastTab })}`);
  for (const section of [11, 9, 10]) {
    await contentsLink(page, lastTab, section).click();
    await expect(contentsLink(page, lastTab, section)).toHaveAttribute("aria-current", "true");
  }
});

test("contents longer than the screen scroll to the marked section", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await open(page, `/legal${hashFor({ tab: firstTab, section: 11 })}`);
  await expectAtSection(page, firstTab, 11);
  await expect(contentsLink(page, firstTab, 11)).toBeInViewport();
});

test("on a phone the contents are closed until they are opened", { tag: "@firefox" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("summary")).toBeVisible();
  await expect(contentsLink(page, firstTab, 4)).toBeHidden();
  await contents.locator("summary").click();
  await contentsLink(page, firstTab, 4).click();
  await expectAtSection(page, firstTab, 4);
});

test("beside the text the contents are open", { tag: "@firefox" }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  await contentsLink(page, firstTab, 4).click();
  await expect(contentsLink(page, firstTab, 4)).toHaveAttribute("aria-current", "true");
});

test("beside the text the contents cannot be closed, also after a change of the width", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  await expect(contentsLink(page, firstTab, 4)).toBeHidden();
  await page.setViewportSize({ width: 1100, height: 800 });
  const supported = await page.evaluate(() => CSS.supports("selector(::details-content)"));
  test.skip(!supported, "This browser cannot show the content of a closed <details>.");
  await expect(contentsLink(page, firstTab, 4)).toBeVisible();
  await page.locator("main summary").press("Enter");
  await page.locator("main summary").press("Enter");
  await expect(contentsLink(page, firstTab, 4)).toBeVisible();
});

test.describe("the link of a section", () => {
  test.use({ permissions: ["clipboard-write"] });
  const copyLink = `Copy link to ${sectionTitle(secondTab.title, 7)}`;

  test("is copied in full, and the page confirms it", async ({ page, baseURL }) => {
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
    const button = page.getByRole("button", { name: copyLink, exact: true });
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

  test("is not shown where there is no clipboard", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await open(page, `/legal${hashFor({ tab: secondTab })}`);
    await expect(page.getByRole("heading", { name: sectionTitle(secondTab.title, 11) })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copy link/ })).toHaveCount(0);
  });

  test("is removed when the clipboard refuses", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await open(page, `/legal${hashFor({ tab: secondTab })}`);
    await page.getByRole("button", { name: copyLink, exact: true }).click();
    await expect(page.getByRole("button", { name: /^Copy link/ })).toHaveCount(0);
    await expect(page.getByText("Copied")).toHaveCount(0);
  });
});

test("a second visit to the page fetches the texts again", { tag: "@firefox" }, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("legal.json") && requests.push(request.url()));
  await open(page, `/legal${hashFor({ tab: firstTab, section: 3 })}`);
  await expect(contentsLink(page, firstTab, 3)).toBeVisible();
  await followLink(page, "/support");
  await arrived(page, "/support");
  expect(requests).toHaveLength(1);
  await page.goBack();
  await arrived(page, "/legal");
  await expect(contentsLink(page, firstTab, 3)).toBeVisible();
  expect(requests).toHaveLength(2);
});

for (const width of [390, 1440]) {
  for (const hash of ["", hashFor({ tab: secondTab }), hashFor({ tab: firstTab, section: 8 })]) {
    test(`the text causes no layout shift when it loads (${width} px, ${hash || "no hash"})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await refuseFonts(page);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/legal.json", async (route) => {
        await released;
        await route.fulfill({ json: longTexts });
      });
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
