import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/editor-test";

// The smallest width that the editor is made for.
test.use({ viewport: { width: 1024, height: 768 } });

async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude("#site").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
}

test("axe finds no fault in the list of forms and in the pictures", async ({ page, editor }) => {
  for (const place of ["", "#/pictures"]) {
    await page.goto(`${editor.address}/${place}`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoFaults(page);
  }
});

test("axe finds no fault in a form with a mistake, and in its dialog", async ({ page, editor }) => {
  const { form, field } = await editor.openPlan(page);
  await form.getByRole("button", { name: "Add a Minecraft plan" }).click();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("region", { name: "To correct" })).toBeVisible();
  await expectNoFaults(page);
  await field("Drawing").first().click();
  await page.getByRole("dialog").waitFor();
  await expectNoFaults(page);
});

test("with text of twice the size every part stays in the window", async ({ page, editor }) => {
  await editor.open(page, "Minecraft plans");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  for (const name of ["Publish", "Save", "Click to edit", "Desktop"])
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("/minecraft", { exact: true })).toBeInViewport({ ratio: 1 });
});

for (const name of ["Home page", "Brand", "Legal texts", "Impressum"])
  test(`axe finds no fault in the form "${name}"`, async ({ page, editor }) => {
    await editor.open(page, name);
    await expectNoFaults(page);
  });
