import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

test("what is wrong is said at its field while it is typed, and saved once it is right", async ({
  page,
  editor,
}) => {
  const before = editor.read("minecraft-plans");
  const { form, field, save, status, plan, stored } = await editor.openPlan(page);
  await typeInto(field("Destination"), "nowhere");
  await expect(field("Destination")).toHaveAccessibleDescription(/: expected a name of destinations/);
  await typeInto(field("Price per month"), "much");
  await expect(field("Price per month")).toHaveAccessibleDescription(/: expected a number/);
  await save();
  await expect(status).toContainText("Nothing was saved");
  await expect(form.getByRole("heading", { name: "2 things to correct" })).toBeFocused();
  expect(editor.read("minecraft-plans")).toBe(before);

  // The summary leads to the field, each time.
  const link = form
    .getByRole("region", { name: "To correct" })
    .getByRole("link", { name: /Price per month/ });
  for (const time of ["first", "second"]) {
    await field("Title").focus();
    await link.click();
    await expect(field("Price per month"), time).toBeFocused();
  }
  await typeInto(field("Price per month"), "5,49");
  await typeInto(field("Destination"), "contactForm");
  await save();
  await expect(status).toHaveText("Saved.");
  await expect(form.getByRole("region", { name: "To correct" })).toBeHidden();
  expect(stored()).toEqual({ ...plan, monthly: 5.49, destination: "contactForm" });
});

test("a day that does not exist is refused, also half typed, and an emptied one is left out", async ({
  page,
  editor,
}) => {
  const before = editor.read("layout");
  const { form, field, save, status } = await editor.open(page, "Header and announcement");
  await form.getByRole("heading", { name: "Announcement", exact: true }).click();
  const until = field("Until");
  // Beyond every month: browsers write days in an order of their own.
  const type = async (text: string) => {
    await until.focus();
    await until.press("ControlOrMeta+a");
    await page.keyboard.type(text, { delay: 20 });
  };
  await expect(until).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await type("02312027");
  await expect(until).toHaveValue("");
  await expect(until).toHaveAccessibleDescription(/: expected a real date/);
  await save();
  await expect(status).toContainText("Nothing was saved");
  expect(editor.read("layout")).toBe(before);

  await form.getByRole("button", { name: "Discard" }).click();
  await expect(until).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await type("02282027");
  await expect(until).toHaveValue("2027-02-28");
  await save();
  await expect(status).toHaveText("Saved.");
  expect(editor.read("layout")).toContain("until: 2027-02-28");
});

test("a file that cannot be read is said so in words", async ({ page, editor }) => {
  editor.write("ticker", "- [\n");
  await page.goto(`${editor.address}/#/ticker`, { waitUntil: "commit" });
  await expect(page.locator("main").getByRole("status")).toContainText("content/ticker.yaml:1:");
});
