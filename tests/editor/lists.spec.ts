import { expect } from "@playwright/test";
import { type Plan, test, topBar, typeInto } from "./support/editor-test";

type Questions = { questions: { id: string; question: string; answer: string }[] };

test("an added plan is on its page", async ({ page, editor }) => {
  const plans = editor.recordsOf<Plan[]>("minecraft-plans");
  const { forms, field, save, show } = await editor.open(page, "Minecraft plans");
  const site = await show("/minecraft");
  await expect(site.locator(`[id="${plans[0]?.id}"]`)).toBeVisible();

  await forms.getByRole("button", { name: "Add entry" }).click();
  await typeInto(field("ID"), "added-plan");
  await typeInto(field("Title"), "Added plan");
  await typeInto(field("Monthly"), "61");
  await typeInto(field("Destination"), "freeTrial");
  await typeInto(field("CPU share percent"), "250");
  await typeInto(field("RAM GB"), "24");
  await typeInto(field("SSD GB"), "120");
  await typeInto(field("Backups"), "4");
  await field("Drawing (optional)").click();
  await forms.getByRole("option", { name: "block-gold", exact: true }).click();
  await save();

  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(site.locator("#added-plan")).toContainText("Added plan");
  expect(editor.recordsOf<Plan[]>("minecraft-plans")).toEqual(
    expect.arrayContaining([
      ...plans,
      {
        id: "added-plan",
        title: "Added plan",
        cpuSharePercent: 250,
        monthly: 61,
        ramGb: 24,
        ssdGb: 120,
        backups: 4,
        popular: false,
        drawing: "block-gold",
        destination: "freeTrial",
      },
    ]),
  );
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
