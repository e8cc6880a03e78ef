import { expect } from "@playwright/test";
import { type Plan, test, topBar, typeInto } from "./support/editor-test";

type Questions = { questions: { id: string; question: string; answer: string }[] };

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

test("a question that is dragged to another place is there in the file, with its own lines", async ({
  page,
  editor,
}) => {
  const { questions } = editor.recordsOf<Questions>("questions");
  const [first, second] = questions;
  const before = editor.read("questions");
  const { forms, save } = await editor.open(page, "Questions");
  const bars = [first, second].map((entry) => topBar(forms, entry?.question ?? ""));
  const [from, to] = await Promise.all(bars.map((bar) => bar.boundingBox()));
  if (!from || !to) throw new Error("The questions are not shown.");
  const centre = from.x + from.width / 2;
  await page.mouse.move(centre, from.y + 8);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++)
    await page.mouse.move(centre, from.y + 8 + ((to.y + 20 - from.y) * step) / 10);
  await page.mouse.up();
  await expect(forms.getByText("Unsaved changes")).toBeVisible();
  await save();

  await expect(forms.getByText("Changes saved")).toBeVisible();
  expect(editor.recordsOf<Questions>("questions").questions).toEqual([second, first, ...questions.slice(2)]);
  const lines = (text: string) => text.split("\n").sort();
  expect(lines(editor.read("questions"))).toEqual(lines(before));
});
