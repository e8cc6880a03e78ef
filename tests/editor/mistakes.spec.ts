import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("what is wrong is refused in words, at its field or under the form, and saved once it is right", async ({
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

  // Which sentence a number gets is tested in editor/page/number-fault.test.ts.
  for (const [label, typed, sentence] of [
    ["Monthly", "5,49", "Write digits, and a point before decimals: 5.49 or 1299"],
    ["Monthly", "5.499", "At most 2 decimals in the currency of the site"],
    ["Backups", "2.5", "A whole number"],
  ] as const) {
    await typeInto(field(label), typed);
    await save();
    await expect(forms.getByText(sentence)).toBeVisible();
    await expect(field(label)).toHaveValue(typed);
  }
  // On the smallest screen the errors and buttons are in their half of it.
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const part of [
    forms.getByText("A whole number"),
    forms.getByRole("button", { name: "Save", exact: true }),
  ]) {
    const { x, width } = (await part.boundingBox()) ?? { x: Infinity, width: 0 };
    expect(x + width).toBeLessThanOrEqual(1280 / 2);
  }
  expect(editor.read("minecraft-plans")).toBe(before);

  await typeInto(field("Monthly"), "5.49");
  await typeInto(field("Backups"), "24");
  await typeInto(field("Destination"), "contactForm");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(message).toBeHidden();
  expect(stored()).toEqual({ ...plan, monthly: 5.49, backups: 24, destination: "contactForm" });
});
