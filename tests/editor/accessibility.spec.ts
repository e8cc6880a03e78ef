import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("forms, dialogs and the list of forms have no fault that axe finds, from 1024 px", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).exclude("#site").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  };
  await page.goto(editor.address, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await check();
  const { field } = await editor.openPlan(page);
  await typeInto(field("Destination"), "nowhere");
  await expect(page.getByRole("region", { name: "To correct" })).toBeVisible();
  await check();
  await field("Drawing").click();
  await page.getByRole("dialog").waitFor();
  await check();
  await page.keyboard.press("Escape");
  for (const form of ["Home page", "Brand", "Words of the interface", "Legal texts", "Impressum"]) {
    await editor.open(page, form);
    await check();
  }
  await page.goto(`${editor.address}/#/pictures`);
  await page.getByRole("heading", { name: "Your pictures" }).waitFor();
  await check();
});
