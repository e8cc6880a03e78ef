import type { Page } from "@playwright/test";
import { brand } from "../../app/content/brand";
import { questions } from "../../app/content/questions";
import { tickerEntries } from "../../app/content/ticker";
import { arrived, expect, open, test } from "./support/site-test";

function ticker(page: Page) {
  return page.getByRole("group", { name: "Live activity" });
}
function question(page: Page, name: RegExp) {
  return page.getByRole("button", { name });
}
function answer(page: Page, id: string) {
  return page.locator(`#answer-${id}`);
}

test("the ticker changes its entry every four seconds and stops at the press of a button", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await expect(ticker(page)).toContainText("Minecraft India");
  await page.clock.runFor(4000);
  await expect(ticker(page)).toContainText("CS2 Singapore");

  await ticker(page).getByRole("button", { name: "Pause live activity" }).click();
  await page.clock.runFor(60_000);
  await expect(ticker(page)).toContainText("CS2 Singapore");

  await ticker(page).getByRole("button", { name: "Play live activity" }).click();
  await page.clock.runFor(4000);
  await expect(ticker(page)).toContainText("Rust Frankfurt");
});

test("under reduced motion the ticker waits to be played", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/");
  await page.clock.runFor(60_000);
  await expect(ticker(page)).toContainText("Minecraft India");
  await expect(ticker(page).getByRole("button", { name: "Play live activity" })).toBeVisible();
});

test("a reader with a mouse opens an answer and follows it to the refund policy", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/");
  await question(page, /How do I pay/).click();
  await expect(answer(page, "paying")).toBeVisible();

  await question(page, /What if it is not for me/).click();
  await expect(answer(page, "refunds")).toBeVisible();
  await expect(answer(page, "paying")).toBeHidden();

  await answer(page, "refunds").getByRole("link", { name: "Refund Policy" }).click();
  await expect(page).toHaveURL(/\/legal#refund-policy$/);
});

test("a reader with a keyboard stops the ticker, walks the tabs and opens a question", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "View Game Servers" }).first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Pause live activity" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Play live activity" })).toBeFocused();

  const [general, games, vps] = await page.getByRole("tab").all();
  if (!general || !games || !vps) throw new Error("There should be three tabs.");
  await general.focus();
  await page.keyboard.press("ArrowRight");
  await expect(games).toBeFocused();
  await expect(general).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(vps).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(vps).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Tab");
  await expect(question(page, /How do I choose between the VPS plans/)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(answer(page, "vps-choice")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(answer(page, "vps-choice").getByRole("link", { name: "All VPS plans" })).toBeFocused();
  await page.keyboard.press("Enter");
  await arrived(page, /.+/);
  await expect(page).toHaveURL(/\/vps$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a reader with a finger searches by a chip, which leads to the tab that has an answer", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "VPS Plans", exact: true }).tap();
    await expect(page.getByRole("searchbox")).toHaveValue("VPS Plans");
    await expect(page.getByRole("tab", { name: "VPS 1 found" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("1 question found in VPS")).toBeAttached();

    await question(page, /How do I choose between the VPS plans/).tap();
    await expect(answer(page, "vps-choice")).toBeVisible();
    await page.getByRole("button", { name: "Pause live activity" }).tap();
    await expect(page.getByRole("button", { name: "Play live activity" })).toBeVisible();
  });

  test("an answer taller than 500 pixels scrolls inside, and the keyboard can get there", async ({
    page,
  }) => {
    await open(page, "/");
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });
    await question(page, /What if it is not for me/).tap();
    const region = page.getByRole("region", { name: /What if it is not for me/ });
    await expect(region).toHaveAttribute("tabindex", "0");
    expect((await region.boundingBox())?.height).toBe(500);
  });
});

test("any search text is only text", async ({ page }) => {
  await open(page, "/");
  const box = page.getByRole("searchbox");
  for (const text of ["(", "\\", "🐉", "<img src=x onerror=alert(1)>", "x".repeat(20_000)]) {
    await box.fill(text);
    await expect(box).toHaveValue(text);
    await expect(page.getByText(/^\d+ questions? found in General$/)).toBeAttached();
  }
  await expect(page.getByText("0 questions found in General")).toBeAttached();
  await expect(page.getByRole("tabpanel").getByRole("button")).toHaveCount(0);
  await box.fill("");
  await expect(question(page, /How do I pay/)).toBeVisible();
});

test("the browser's own search opens a closed answer, in another tab too", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page, "/");
  await expect(answer(page, "vps-root")).toHaveAttribute("hidden", "until-found");
  await expect(page.locator("#questions-panel-vps")).toHaveAttribute("hidden", "until-found");
  // Going to a place inside what is hidden makes the browser reveal it in the same way as finding a word there.
  await page.evaluate(() => {
    const text = document.querySelector("#answer-vps-root p");
    if (text) text.id = "found";
    location.hash = "#found";
  });
  await expect(answer(page, "vps-root")).toBeVisible();
  await expect(page.getByRole("tab", { name: "VPS" })).toHaveAttribute("aria-selected", "true");
  await expect(question(page, /Do I get root access/)).toHaveAttribute("aria-expanded", "true");
});

test("nothing on the page moves by itself", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        shifts.push((shift as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.clock.install();
  await open(page, "/");
  await page.clock.runFor(12_000);
  for (const section of await page.locator("main section").all()) await section.scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("the parts that are kept from the HTML lead on, and stand again for those who come back", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await open(page, "/");
  expect(scripts.filter((url) => url.includes("still-parts"))).toEqual([]);
  const kept = await page.evaluateHandle(() => document);

  await page.getByRole("link", { name: "Deploy a VPS" }).click();
  await arrived(page, /./);
  await expect(page).toHaveURL("/vps");
  // Back, and not by a link: pointing at one would fetch what the page needs.
  await page.goBack();
  await arrived(page, brand.tagline.join(" "));
  expect(await kept.evaluate((first) => first === document)).toBe(true);

  await expect(page.getByRole("heading", { name: "Put the server where your players are" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search questions" }).fill("root access");
  await expect(page.getByRole("tab", { name: /VPS 1 found/ })).toHaveAttribute("aria-selected", "true");
  await question(page, /Do I get root access/).click();
  await expect(answer(page, "vps-root")).toBeVisible();
});

test("without JavaScript everything can be read", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  for (const { game } of tickerEntries) await expect(ticker(page).getByText(game)).toBeVisible();
  for (const record of questions) {
    await expect(page.getByRole("heading", { name: record.question })).toBeVisible();
    await expect(page.getByText(record.answer)).toBeVisible();
  }
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("link", { name: "Deploy a VPS" })).toHaveAttribute("href", "/vps");
  await context.close();
});
