import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("a record that our check refuses is reported with its sentence, and saved once it is right", async ({
  page,
  editor,
}) => {
  const before = editor.read("minecraft-plans");
  const { forms, field, save, plan, stored } = await editor.openPlan(page);
  await typeInto(field("Destination"), "nowhere");
  await save();
  const message = forms.getByRole("alert").filter({ hasText: "Nothing was saved." });
  await expect(message).toContainText(`the record "${plan.id}" has destination "nowhere"`);
  await expect(field("Destination")).toHaveValue("nowhere");
  expect(editor.read("minecraft-plans")).toBe(before);

  await typeInto(field("Destination"), "contactForm");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(message).toBeHidden();
  expect(stored()?.destination).toBe("contactForm");
});

test("the second of two tabs does not overwrite the field that the first has saved", async ({
  page,
  context,
  editor,
}) => {
  const otherPage = await context.newPage();
  const one = await editor.openPlan(page);
  const two = await editor.openPlan(otherPage);
  // Firefox selects nothing in a tab that is behind another one.
  await page.bringToFront();
  await typeInto(one.field("Monthly"), "31");
  await one.save();
  await expect(one.forms.getByText("Changes saved")).toBeVisible();
  await otherPage.bringToFront();
  await typeInto(two.field("Monthly"), "32");
  await two.save();
  const message = two.forms.getByRole("alert").filter({ hasText: "was changed since you opened this form" });
  await expect(message).toContainText("monthly of the record");
  expect(one.stored()?.monthly).toBe(31);
});
