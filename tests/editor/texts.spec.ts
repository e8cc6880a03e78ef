import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/editor-test";

test("a text is changed in rich text, a new one is written, and the site shows both", async ({
  editor,
  editorProcess: { folder },
  page,
}) => {
  const file = (name: string) => join(folder, "content/texts", `${name}.md`);
  const before = readFileSync(file("impressum"), "utf8");
  const { form, save, status } = await editor.open(page, "Impressum");
  const body = form.locator(".rich-text");
  await body.getByText("25.000 €").click();
  await body.press("ControlOrMeta+End");
  await body.pressSequentially(" Stand heute.");
  await save();
  await expect(status).toHaveText("Saved.");
  expect(readFileSync(file("impressum"), "utf8")).toContain("25.000 €. Stand heute.");
  // The head is as it was.
  const headOf = (text: string) => text.slice(0, text.indexOf("\n---", 4));
  expect(headOf(readFileSync(file("impressum"), "utf8"))).toBe(headOf(before));

  const answers = ["Hafenordnung", ""];
  page.on("dialog", (dialog) => dialog.accept(answers.shift()));
  await page.getByRole("button", { name: "Add a page of text" }).click();
  await form.getByRole("heading", { level: 1, name: "hafenordnung" }).waitFor();
  await form.getByLabel("Title").fill("Hafenordnung");
  await form.getByLabel("Description").fill("Wer wann anlegen darf.");
  await body.click();
  await body.pressSequentially("Alle, und zu jeder Zeit.");
  await save();
  await expect.poll(() => existsSync(file("hafenordnung"))).toBe(true);
  expect(readFileSync(file("hafenordnung"), "utf8")).toBe(
    "---\ntitle: Hafenordnung\ndescription: Wer wann anlegen darf.\n---\n\nAlle, und zu jeder Zeit.\n",
  );
  const response = await page.request.get(`${editor.site}/hafenordnung`);
  expect(await response.text()).toContain("Alle, und zu jeder Zeit.");
});
