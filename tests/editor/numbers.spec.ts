import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

type Plan = { id: string; title: string; monthly: number; backups: number };

test("a number that is written in another way is refused at its field, in words, and never changed", async ({
  page,
  editor,
}) => {
  const [plan] = editor.recordsOf<Plan[]>("minecraft-plans");
  const before = editor.read("minecraft-plans");
  const { forms, toggle, save } = await editor.open(page, "Minecraft plans");
  await toggle(plan?.title ?? "");
  const price = forms.getByLabel("Monthly").filter({ visible: true });
  const backups = forms.getByLabel("Backups").filter({ visible: true });
  const written = forms.getByText("Write digits, and a point before decimals: 5.49 or 1299");

  for (const [typed, sentence] of [
    ["5,49", written],
    ["₹549", written],
    ["5.499", forms.getByText("At most 2 decimals in the currency of the site")],
    ["-5", forms.getByText("0 or more")],
  ] as const) {
    await typeInto(price, typed);
    await save();
    await expect(sentence).toHaveCount(1);
    await expect(sentence).toBeVisible();
    await expect(price).toHaveValue(typed);
  }
  await typeInto(backups, "2.5");
  await backups.blur();
  await expect(forms.getByText("A whole number")).toBeVisible();
  expect(editor.read("minecraft-plans")).toBe(before);

  await typeInto(price, "5.49");
  await typeInto(backups, "24");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  expect(editor.recordsOf<Plan[]>("minecraft-plans")[0]).toEqual({ ...plan, monthly: 5.49, backups: 24 });
});
