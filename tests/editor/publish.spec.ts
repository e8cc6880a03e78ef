import { expect } from "@playwright/test";
import { test } from "./support/editor-test";

test("publishing shows what it does, can be stopped, and begins again", async ({ page, editor }) => {
  await page.goto(editor.address, { waitUntil: "commit" });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await publish.click();
  await expect(dialog).toContainText("Testing (npm test)");

  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog).toContainText("Nothing was published, and nothing of your edits is lost.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();

  // Until the programs of the first one have ended it is refused in words.
  await expect(async () => {
    await publish.click();
    await expect(dialog).toContainText(/Testing \(npm test\)|Another publish is running/);
    const lines = await dialog.textContent();
    await dialog.getByRole("button", { name: /Stop|Close/ }).click();
    if (lines?.includes("Testing")) await dialog.getByRole("button", { name: "Close" }).click();
    expect(lines).toContain("Testing");
  }).toPass();
});

test("the site beside the forms runs without an error and counts no page view", async ({ page, editor }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(editor.site);
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
  expect(errors).toEqual([]);
});
