import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("a text is changed in rich text, a new one is written, and the site shows both", async ({
  editor,
  editorProcess: { folder, address },
  page,
}) => {
  const file = (name: string) => join(folder, "content/texts", `${name}.md`);
  const before = readFileSync(file("impressum"), "utf8");
  await page.goto(address, { waitUntil: "commit" });
  const forms = page.frameLocator("#forms");
  const save = async () => {
    await forms.getByRole("button", { name: "Save", exact: true }).click();
    await forms.getByText("Save now", { exact: true }).click();
  };
  await forms.getByRole("link", { name: "Pages of text", exact: true }).click();
  await forms.getByRole("link", { name: "Impressum" }).click();
  const body = forms.locator('[data-slate-editor="true"]');
  await body.getByText("25.000 €").click();
  await body.press("ControlOrMeta+End");
  await body.pressSequentially(" Stand heute.");
  await save();
  await expect.poll(() => readFileSync(file("impressum"), "utf8")).toContain("25.000 €. Stand heute.");
  // The head is as it was.
  const headOf = (text: string) => text.slice(0, text.indexOf("\n---", 4));
  expect(headOf(readFileSync(file("impressum"), "utf8"))).toBe(headOf(before));

  await forms
    .getByRole("link", { name: /Writing in|Pages of text/ })
    .first()
    .click();
  await forms.getByRole("link", { name: "Create entry of type page" }).click();
  await typeInto(forms.getByLabel("Title", { exact: true }), "Hafenordnung");
  await typeInto(forms.getByLabel("Description", { exact: true }), "Wer wann anlegen darf.");
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
