import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

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

  await page.getByRole("button", { name: "Add a page of text" }).click();
  const dialog = page.getByRole("dialog", { name: "A new page of text" });
  await typeInto(dialog.getByLabel("Its title"), "VPS");
  await expect(dialog.getByRole("status")).toContainText("/vps is an address that the site has already");
  await expect(dialog.getByRole("button", { name: "Write it" })).toBeDisabled();
  await typeInto(dialog.getByLabel("Its title"), "Hafenordnung");
  await expect(dialog.getByRole("status")).toHaveText("Its address: /hafenordnung");
  await dialog.getByRole("button", { name: "Write it" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Hafenordnung");
  await expect(page.getByText("The page appears here once it is saved.")).toBeVisible();
  await editor.open(page, "Impressum");
  await page.getByRole("link", { name: /^Hafenordnung/ }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Hafenordnung");
  await typeInto(form.getByLabel("Description"), "Wer wann anlegen darf.");
  await body.click();
  await body.pressSequentially("Alle, und zu jeder Zeit.");
  await save();
  await expect.poll(() => existsSync(file("hafenordnung"))).toBe(true);
  expect(readFileSync(file("hafenordnung"), "utf8")).toBe(
    "---\ntitle: Hafenordnung\ndescription: Wer wann anlegen darf.\n---\n\nAlle, und zu jeder Zeit.\n",
  );
  await expect(page.frameLocator("#site").getByRole("heading", { name: "Hafenordnung" })).toBeVisible();
  const response = await page.request.get(`${editor.site}/hafenordnung`);
  expect(await response.text()).toContain("Alle, und zu jeder Zeit.");
});
