import type { Page } from "@playwright/test";
import { findPlan } from "../../app/pages/minecraft/finder/finder-data";
import { playerCounts } from "../../app/pages/minecraft/finder/player-counts";
import { format, records } from "../tested-site";
import { appRuns, expect, holdBack, open, test } from "./support/site-test";

const { finder: texts } = records["pages/minecraft"];
const { "minecraft-plans": minecraftPlans, "plan-finder": worldKinds } = records;

test.skip(
  worldKinds.length === 0 || minecraftPlans.every(({ soldOut }) => soldOut),
  "there is no plan finder",
);

const mostPlayers = format.plural(texts.playerCount, playerCounts.at(-1) ?? 0);
const lastWorld = worldKinds.at(-1);
const titleFor = (world = worldKinds[0], players = 0) =>
  world && (findPlan(minecraftPlans, world, players).plan?.title ?? texts.nothingFits);

function region(page: Page) {
  return page.getByRole("region", { name: texts.title });
}

function answer(page: Page) {
  return region(page).getByRole("heading", { level: 3 });
}

function radio(page: Page, title = "") {
  return region(page).getByRole("radio", { name: title }).first();
}

// app/pages/minecraft/page.test.tsx has more choices and addresses.
test("keys move the slider; the plan and the address follow, also after a reload", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/minecraft");
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    format.plural(texts.playerCount, playerCounts[0] ?? 0),
  );
  await radio(page, worldKinds[0]?.title).press("Space");
  await slider.press("End");
  await expect(answer(page)).toHaveText(titleFor(worldKinds[0], playerCounts.at(-1)) ?? "");
  await expect(page).toHaveURL(`/minecraft?players=${playerCounts.at(-1)}&world=${worldKinds[0]?.id}`);
  await page.reload();
  await appRuns(page);
  await expect(slider).toHaveAttribute("aria-valuetext", mostPlayers);
});

test("a choice made before the app runs is there once it runs", { tag: "@full" }, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/app-.*\.js$/);
  await page.goto("/minecraft");
  await page.getByRole("slider").press("End");
  await radio(page, lastWorld?.title).press("Space");
  release();
  await appRuns(page);
  await expect(answer(page)).toHaveText(titleFor(lastWorld, playerCounts.at(-1)) ?? "");
  await expect(radio(page, lastWorld?.title)).toBeChecked();
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", mostPlayers);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a table names a plan for each kind of world, and leads to its card", async ({ page }) => {
    await page.goto("/minecraft");
    await expect(page.getByRole("slider")).toBeHidden();
    const table = page.getByRole("table", { name: texts.table });
    await expect(table.getByRole("rowheader")).toHaveText(worldKinds.map(({ title }) => title));
    const named = minecraftPlans.find(({ title }) => titleFor(worldKinds[0], 5) === title);
    if (!named) return;
    await table.getByRole("link", { name: named.title, exact: true }).first().click();
    await expect(page.locator(`[id="${named.id}"]`)).toBeInViewport();
  });
});
