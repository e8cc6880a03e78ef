import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

type Plan = { id: string; title: string; monthly: number };

test("a value outside its limits is marked at its field and not sent", async ({ page, editor }) => {
  const [plan] = editor.recordsOf<Plan[]>("minecraft-plans");
  const before = editor.read("minecraft-plans");
  const { forms, toggle, save } = await editor.open(page, "Minecraft plans");
  await toggle(plan?.title ?? "");
  await typeInto(forms.getByLabel("ID", { exact: true }).filter({ visible: true }), "Not an id");
  await save();
  await expect(forms.getByText("expected small letters, digits and single hyphens")).toBeVisible();
  expect(editor.read("minecraft-plans")).toBe(before);
});

test("a record that our check refuses is reported with its sentence, and saved once it is right", async ({
  page,
  editor,
}) => {
  const [plan] = editor.recordsOf<Plan[]>("minecraft-plans");
  const before = editor.read("minecraft-plans");
  const { forms, toggle, save } = await editor.open(page, "Minecraft plans");
  await toggle(plan?.title ?? "");
  const destination = forms.getByLabel("Destination", { exact: true }).filter({ visible: true });
  await typeInto(destination, "nowhere");
  await save();
  const message = forms.getByRole("alert").filter({ hasText: "Nothing was saved." });
  await expect(message).toContainText(`the record "${plan?.id}" has destination "nowhere"`);
  await expect(destination).toHaveValue("nowhere");
  expect(editor.read("minecraft-plans")).toBe(before);

  await typeInto(destination, "contactForm");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(message).toBeHidden();
  expect(editor.recordsOf<{ destination: string }[]>("minecraft-plans")[0]?.destination).toBe("contactForm");
});

test("two tabs: different fields are both stored, the same field is not overwritten", async ({
  page,
  context,
  editor,
}) => {
  const [plan] = editor.recordsOf<Plan[]>("minecraft-plans");
  const otherPage = await context.newPage();
  const one = await editor.open(page, "Minecraft plans");
  const two = await editor.open(otherPage, "Minecraft plans");
  const field = ({ forms }: typeof one, label: string) =>
    forms.getByLabel(label, { exact: true }).filter({ visible: true });
  const stored = () => editor.recordsOf<Plan[]>("minecraft-plans")[0];
  for (const tab of [one, two]) await tab.toggle(plan?.title ?? "");

  // Firefox selects nothing in a tab that is behind another one.
  await page.bringToFront();
  await typeInto(field(one, "Monthly"), "31");
  await one.save();
  await expect(one.forms.getByText("Changes saved")).toBeVisible();
  await otherPage.bringToFront();
  await typeInto(field(two, "Title"), "Raft");
  await two.save();
  await expect(two.forms.getByText("Changes saved")).toBeVisible();
  expect(stored()).toMatchObject({ monthly: 31, title: "Raft" });

  await typeInto(field(two, "Monthly"), "32");
  await two.save();
  const message = two.forms.getByRole("alert").filter({ hasText: "was changed since you opened this form" });
  await expect(message).toContainText("monthly of the record");
  await expect(field(two, "Monthly")).toHaveValue("32");
  expect(stored()?.monthly).toBe(31);

  await page.bringToFront();
  await typeInto(field(one, "Monthly"), "33");
  await one.save();
  await expect.poll(() => stored()).toMatchObject({ monthly: 33, title: "Raft" });
});
