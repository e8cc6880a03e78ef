import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("publishing shows what it does, can be stopped, and begins again", async ({ page, editor }) => {
  await page.goto(editor.address, { waitUntil: "commit" });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const dialog = page.getByRole("dialog", { name: "Publish" });
  const publishNow = dialog.getByRole("button", { name: "Publish now" });
  await publish.click();
  await publishNow.click();
  await expect(dialog).toContainText("Building the site");

  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog).toContainText("Nothing was published, and nothing of your edits is lost.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();

  // Until the programs of the first one have ended it is refused in words.
  await expect(async () => {
    await publish.click();
    await publishNow.click();
    await expect(dialog).toContainText(/Building|Another publish is running/);
    const lines = await dialog.textContent();
    if (!lines?.includes("Building")) await dialog.getByRole("button", { name: "Close" }).click();
    expect(lines).toContain("Building");
  }).toPass();
  const title = dialog.getByRole("heading", { name: /^(The site is built|Not published: .+ to solve)$/ });
  await expect(title).toBeFocused({ timeout: 200_000 });
  await expect(dialog).toContainText("The site is built");

  // A finding leads to its field.
  const [finding] = await dialog.getByRole("listitem").getByRole("link").all();
  if (!finding) return;
  const words = String(await finding.textContent());
  await finding.click();
  await expect(dialog).toBeHidden();
  const file = new URL(page.url()).hash;
  expect(file).toMatch(/^#\/[\w/-]+\?field=/);
  // With the labels of the field.
  expect(words).toMatch(/^[A-Z][^.{}]+ – .+\.$/);
});

test("what is not saved is said before a publish", async ({ page, editor }) => {
  const { field } = await editor.openPlan(page);
  await typeInto(field("Title"), "Unsaved");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await expect(dialog).toContainText("not published: Minecraft plans.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the site beside the forms runs without an error and counts no page view", async ({ page, editor }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const asked = new Set<string>();
  await page.route(/^https:/, (route) => {
    asked.add(route.request().url());
    return route.fulfill({ json: null, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await page.goto(editor.site);
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
  // The status page only.
  await expect.poll(() => [...asked]).toEqual([expect.stringMatching(/\/summary\.json$/)]);
  expect(errors).toEqual([]);
});
