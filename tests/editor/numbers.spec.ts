import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

// Which sentence a number gets is tested in editor/page/number-fault.test.ts.
test("a number that is written in another way is refused at its field, in words, and never changed", async ({
  page,
  editor,
}) => {
  const before = editor.read("minecraft-plans");
  const { forms, field, save, plan, stored } = await editor.openPlan(page);
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
  expect(editor.read("minecraft-plans")).toBe(before);

  await typeInto(field("Monthly"), "5.49");
  await typeInto(field("Backups"), "24");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  expect(stored()).toEqual({ ...plan, monthly: 5.49, backups: 24 });
});
