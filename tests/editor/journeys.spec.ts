import { expect } from "@playwright/test";
import { type Plan, test, typeInto } from "./support/editor-test";

test("a changed price is written as one line and shown on the page beside the form", async ({
  page,
  editor,
}) => {
  const before = editor.read("minecraft-plans");
  const { forms, field, save, show, plan } = await editor.openPlan(page);
  const site = await show("/minecraft");
  const card = site.locator(`[id="${plan.id}"]`);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("8765");

  await expect(field("Monthly")).toHaveValue(String(plan.monthly));
  await typeInto(field("Monthly"), "8765");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(card).toContainText(/8.?765/);
  expect(editor.read("minecraft-plans")).toBe(
    before.replace(`monthly: ${plan.monthly}\n`, "monthly: 8765\n"),
  );
});

test("the site beside the form has the accent of the brand, and another one as soon as it is saved", async ({
  page,
  editor,
}) => {
  const { accent } = editor.recordsOf<{ accent: string }>("brand");
  const { forms, save, show } = await editor.open(page, "Brand");
  const site = (await show("/")).locator("html");
  await expect(site).toHaveCSS("--torch", accent);

  await typeInto(forms.getByLabel("Accent (optional)"), "#ffd0f0");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(site).toHaveCSS("--torch", "#ffd0f0");
});

test("an added plan is on its page", async ({ page, editor }) => {
  const plans = editor.recordsOf<Plan[]>("minecraft-plans");
  const { forms, field, save, show } = await editor.open(page, "Minecraft plans");
  const site = await show("/minecraft");
  await expect(site.locator(`[id="${plans[0]?.id}"]`)).toBeVisible();

  await forms.getByRole("button", { name: "Add entry" }).click();
  const typed = {
    ID: "added-plan",
    Title: "Added plan",
    Monthly: "61",
    Destination: "freeTrial",
    "CPU share percent": "250",
    "RAM GB": "24",
    "SSD GB": "120",
    Backups: "4",
  };
  for (const [label, text] of Object.entries(typed)) await typeInto(field(label), text);
  await field("Drawing (optional)").click();
  await forms.getByRole("option", { name: "block-gold", exact: true }).click();
  await save();

  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(site.locator("#added-plan")).toContainText("Added plan");
  const added = { id: "added-plan", monthly: 61, ramGb: 24, popular: false, drawing: "block-gold" };
  expect(editor.recordsOf<Plan[]>("minecraft-plans")).toEqual([...plans, expect.objectContaining(added)]);
});
