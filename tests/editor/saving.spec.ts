import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("what is typed while the form is being saved is not called saved", async ({ page, editor }) => {
  const { forms, field, save, stored } = await editor.openPlan(page);
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/records", async (route) => {
    if (route.request().postData()?.includes('"persistEntry"')) await typed;
    await route.continue();
  });

  await typeInto(field("Monthly"), "8765");
  await save();
  await expect(forms.getByText("Saving …").first()).toBeVisible();
  await typeInto(field("Monthly"), "4321");
  answer();
  await expect.poll(() => stored()?.monthly).toBe(8765);
  await expect(forms.getByText("Saved", { exact: true }).first()).toBeVisible();
  await expect(forms.getByText("Unsaved changes")).toBeVisible();
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  expect(stored()?.monthly).toBe(4321);
});

test("what was typed and not saved is there again after the page was closed", async ({
  page,
  context,
  editor,
}) => {
  const { forms, field, stored } = await editor.openPlan(page);
  await typeInto(field("Title"), "Unsaved");
  await expect.poll(() => forms.locator("html").evaluate(readDrafts)).toContain("Unsaved");
  await page.close();

  const newPage = await context.newPage();
  // The question whether to restore it.
  newPage.on("dialog", (dialog) => dialog.accept());
  const again = await editor.open(newPage, "Minecraft plans");
  await expect(again.forms.getByText("Unsaved changes")).toBeVisible();
  await again.save();
  await expect(again.forms.getByText("Changes saved")).toBeVisible();
  expect(stored()?.title).toBe("Unsaved");
});

/** What Decap CMS has stored in the browser. */
async function readDrafts(): Promise<string> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await result(indexedDB.open("localforage"));
  const [store = ""] = database.objectStoreNames;
  const values = store ? await result(database.transaction(store).objectStore(store).getAll()) : [];
  database.close();
  return JSON.stringify(values);
}
