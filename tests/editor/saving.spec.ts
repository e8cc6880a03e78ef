import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("what is typed while the form is being saved is not called saved", async ({ page, editor }) => {
  const { field, save, status, stored } = await editor.openPlan(page);
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/records", async (route) => {
    if (route.request().postData()?.includes('"action":"save"')) await typed;
    await route.continue();
  });

  await typeInto(field("Price per month"), "8765");
  await save();
  await expect(status).toHaveText("Saving …");
  await typeInto(field("Price per month"), "4321");
  answer();
  await expect.poll(() => stored()?.monthly).toBe(8765);
  await expect(status).toHaveText("Changes that are not saved");
  await save();
  await expect(status).toHaveText("Saved.");
  expect(stored()?.monthly).toBe(4321);
});

test("what was typed and not saved is there again after the page was closed", async ({
  page,
  context,
  editor,
}) => {
  const { field, form, status, plan } = await editor.openPlan(page);
  await typeInto(field("Title"), "Unsaved");
  await expect(status).toHaveText("Changes that are not saved");
  const links = page.getByRole("navigation");
  await expect(links.getByRole("link", { name: /^Minecraft plans ● not saved/ })).toBeVisible();

  await form.getByRole("button", { name: "Undo" }).click();
  await expect(form.locator(".row-title").first()).toHaveText(plan.title);
  await expect(links.getByText("not saved")).toBeHidden();
  await form.getByRole("button", { name: "Redo" }).click();
  await expect(links.getByText("not saved")).toBeVisible();
  await page.close();

  const again = await editor.open(await context.newPage(), "Minecraft plans");
  await expect(again.status).toContainText("What is here is not saved yet");
  await again.save();
  await expect(again.status).toHaveText("Saved.");
  expect(editor.recordsOf<{ title: string }[]>("minecraft-plans")[0]?.title).toBe("Unsaved");
});

test("an earlier version is looked at and put into the form", async ({ page, editor }) => {
  editor.commit("Before");
  const { form, field, save, status, plan, stored } = await editor.openPlan(page);
  await typeInto(field("Title"), "Renamed");
  await save();
  await expect(status).toHaveText("Saved.");
  await form.getByRole("button", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await dialog.getByText("Before").click();
  await expect(dialog).toContainText(`"Renamed" → "${plan.title}"`);
  await dialog.getByRole("button", { name: "Put this version into the form" }).click();
  await save();
  await expect.poll(() => stored()).toEqual(plan);
});

test("the texts of a form are translated beside their source", async ({ page, editor }) => {
  editor.addLanguage("pl");
  const { form } = await editor.open(page, "Testimonials");
  await form.getByRole("link", { name: "Translate: Polish" }).click();
  const [testimonial] = editor.recordsOf<{ content: string }[]>("testimonials");
  const text = String(testimonial?.content);
  const row = form.locator(".translation").filter({ hasText: text.slice(0, 30) });
  await typeInto(row.getByRole("textbox"), "Po polsku.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByRole("status")).toHaveText("Saved.");
  expect(editor.read("languages/pl/testimonials")).toContain("Po polsku.");

  await typeInto(row.getByRole("textbox"), "Inaczej.");
  await form.getByRole("button", { name: "Discard" }).click();
  await expect(row.getByRole("textbox")).toHaveValue("Po polsku.");
});

test("a value that was changed elsewhere meanwhile is shown beside one's own, and either can be taken", async ({
  page,
  editor,
}) => {
  const { form, field, save, status, plan, stored } = await editor.openPlan(page);
  const writeElsewhere = (price: number) => {
    const monthly = `monthly: ${stored()?.monthly}\n`;
    editor.write("minecraft-plans", editor.read("minecraft-plans").replace(monthly, `monthly: ${price}\n`));
  };
  const faults = form.getByRole("region", { name: "To correct" });
  writeElsewhere(111);
  await typeInto(field("Price per month"), "222");
  await save();
  await expect(status).toContainText("Not saved yet");
  const place = `${plan.title}: Price per month`;
  await expect(faults.getByRole("link")).toHaveText(`${place} – it is 222 here, and 111 elsewhere.`);
  expect(stored()?.monthly).toBe(111);
  await form.getByRole("button", { name: "Save mine" }).click();
  await expect(status).toHaveText("Saved.");
  expect(stored()?.monthly).toBe(222);

  writeElsewhere(333);
  await typeInto(field("Price per month"), "444");
  await save();
  await form.getByRole("button", { name: "Take the others" }).click();
  await expect(field("Price per month")).toHaveValue("333");
  await expect(faults).toBeHidden();
  expect(stored()?.monthly).toBe(333);
});

test("a dialog of an editor that has ended says so, and loses nothing", async ({ page, editor }) => {
  const { field, status } = await editor.openPlan(page);
  await typeInto(field("Title"), "Unsaved");
  await page.route("**/api/records", (route) => route.abort());
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(dialog.getByRole("status")).toContainText("The editor does not answer");
  await page.keyboard.press("Escape");
  await expect(status).toHaveText("Changes that are not saved");
  await expect(field("Title")).toHaveValue("Unsaved");
});
