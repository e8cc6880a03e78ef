import type { Locator, Page } from "@playwright/test";
import type { MinecraftPlan } from "../../../site/schemas/plans";
import { records } from "../../tested-site";
import { expect } from "./site-test";

export const blocks = records["minecraft-plans"];

export const noBlocks = blocks.length === 0;

/** Two plans of the list, one from the middle and the last. Tests that use them are skipped if there is none. */
export const middleBlock = blocks[Math.floor((blocks.length - 1) / 2)] as MinecraftPlan;
export const lastBlock = blocks.at(-1) as MinecraftPlan;

export function layer(page: Page, { id }: MinecraftPlan): Locator {
  return page
    .getByRole("list", { name: records["pages/minecraft"].head.planList })
    .locator(`a[href="#${id}"]`);
}

export function card(page: Page, { id }: MinecraftPlan): Locator {
  return page.locator(`[id="${id}"]`);
}

/** A card that the address names has an outline. */
export async function expectMarked(page: Page, block: MinecraftPlan, marked = true) {
  await expect(card(page, block)).toHaveCSS("outline-style", marked ? "solid" : "none");
}

export async function boxOf(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("The element is not on the page.");
  return found;
}
