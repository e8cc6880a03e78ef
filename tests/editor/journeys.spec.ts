import { expect } from "@playwright/test";
import { type Plan, test, typeInto } from "./support/editor-test";

test("a changed price is written as one line, and shown and marked on the page of the form", async ({
  page,
  editor,
}) => {
  const before = editor.read("minecraft-plans");
  const { form, field, save, status, plan } = await editor.openPlan(page);
  const site = page.frameLocator("#site");
  const card = site.locator(`[id="${plan.id}"]`);
  await site.locator("html[data-app=running]").waitFor();
  await expect(card).not.toContainText("8765");

  await typeInto(field("Price per month"), "1,234");
  while (await form.getByRole("button", { name: "Undo" }).isEnabled())
    await field("Price per month").press("ControlOrMeta+z");
  await expect(field("Price per month")).toHaveValue(String(plan.monthly));
  await typeInto(field("Price per month"), "8,765");
  await expect(form.locator(".note").filter({ hasText: /8.?765/ })).toBeVisible();
  await save();
  await expect(status).toHaveText("Saved.");
  await expect(card).toContainText(/8.?765/);
  expect(editor.read("minecraft-plans")).toBe(
    before.replace(`monthly: ${plan.monthly}\n`, "monthly: 8765\n"),
  );
  // The page is scrolled to it, here or where a text repeats it.
  const places = site.getByText(/8.?765/);
  const isSomeInView = (elements: Element[]) =>
    elements.some((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(() => places.evaluateAll(isSomeInView)).toBe(true);

  // It is marked again if the page is loaded again.
  const loaded = page.waitForEvent("framenavigated");
  await card.evaluate(() => location.reload());
  await loaded;
  const isSomeMarked = (elements: Element[]) =>
    elements.some((element) => element.getAnimations().length > 0);
  await expect.poll(() => places.evaluateAll(isSomeMarked)).toBe(true);
});

test("the site beside the form has the accent of the brand, and another one as soon as it is saved", async ({
  page,
  editor,
}) => {
  const { accent } = editor.recordsOf<{ accent: string }>("brand");
  const { form, field, save, status } = await editor.open(page, "Brand");
  const site = page.frameLocator("#site").locator("html");
  await expect(site).toHaveCSS("--torch", accent);
  await expect(site).toHaveAttribute("data-app", "running");

  await typeInto(field("Accent colour"), "#402000");
  await expect(form.getByText("too little")).toBeVisible();
  await typeInto(field("Accent colour"), "#ffd0f0");
  await expect(form.getByText("easy to read")).toBeVisible();
  await save();
  await expect(status).toHaveText("Saved.");
  await expect(site).toHaveCSS("--torch", "#ffd0f0");
});

test("what is saved before the site beside the form has started is shown too", async ({ page, editor }) => {
  let release = () => {};
  const saved = new Promise<void>((resolve) => {
    release = resolve;
  });
  // It connects to the server with this module.
  await page.route("**/@vite/client*", async (route) => {
    await saved;
    await route.continue();
  });
  const { accent } = editor.recordsOf<{ accent: string }>("brand");
  const { field, save, status } = await editor.open(page, "Brand");
  const site = page.frameLocator("#site").locator("html");
  await expect(site).toHaveCSS("--torch", accent);
  await typeInto(field("Accent colour"), "#ffd0f0");
  await save();
  await expect(status).toHaveText("Saved.");
  release();
  await expect(site).toHaveCSS("--torch", "#ffd0f0");
});

test("a legal text is shown beside its form, and again once it is saved", async ({ page, editor }) => {
  await page.goto(`${editor.address}/#/public/legal?field=refundPolicy/sections/0/title`, {
    waitUntil: "commit",
  });
  const form = page.locator("main");
  const site = page.frameLocator("#site");
  const title = form.getByLabel("Title").filter({ visible: true });
  await expect(title).toBeFocused();
  await expect(site.getByRole("heading", { name: await title.inputValue() })).toBeInViewport();
  await typeInto(title, "Rowing back");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(site.getByRole("heading", { name: "Rowing back" })).toBeVisible();
});

test("a plan is added with a picture and a yearly price, its id made from its title", async ({
  page,
  editor,
}) => {
  const plans = editor.recordsOf<Plan[]>("minecraft-plans");
  const { form, field, save, status } = await editor.open(page, "Minecraft plans");
  await form.getByRole("button", { name: "Add a Minecraft plan" }).click();
  await expect(field("Title")).toBeFocused();
  await typeInto(field("Title"), "Added plan");
  const typed = {
    "Price per month": "61",
    "CPU share percent": "250",
    "Memory \\(GB\\)": "24",
    "Storage \\(GB\\)": "120",
    Backups: "4",
  };
  for (const [label, text] of Object.entries(typed)) await typeInto(field(label), text);
  await typeInto(field("Destination"), "freeTrial");
  await expect(form.locator(".note").filter({ hasText: /^Free trial: https:/ })).toBeVisible();
  await field("Drawing").click();
  await page.getByRole("button", { name: "Block gold" }).click();
  await form.getByRole("button", { name: "Add a period" }).click();
  await typeInto(field("Months"), "12");
  await typeInto(field("Price"), "610");
  // A page whose app does not run yet is loaded again, at its start.
  const site = page.frameLocator("#site");
  await site.locator("html[data-app=running]").waitFor();
  await save();

  await expect(status).toHaveText("Saved.");
  const card = site.locator("#added-plan");
  await expect(card).toContainText("Added plan");
  await expect(card).toBeInViewport();
  const added = {
    id: "added-plan",
    monthly: 61,
    periods: [{ months: 12, price: 610 }],
    ramGb: 24,
    drawing: "block-gold",
  };
  expect(editor.recordsOf<Plan[]>("minecraft-plans")).toEqual([...plans, expect.objectContaining(added)]);
});

test("entries are moved, copied and removed, by keyboard too, and everything can be undone", async ({
  page,
  editor,
}) => {
  const [first, second, ...others] = editor.recordsOf<Plan[]>("minecraft-plans");
  const { form, save, status } = await editor.open(page, "Minecraft plans");
  const rows = form.locator(".row-title");
  await form.getByRole("button", { name: `Move ${first?.title} down` }).focus();
  await page.keyboard.press("Enter");
  await expect(rows.first()).toHaveText(String(second?.title));
  await form.getByRole("button", { name: `Duplicate ${first?.title}` }).click();
  await expect(rows.nth(2)).toHaveText(`${first?.title} copy`);

  await form.getByRole("button", { name: `Remove ${second?.title}` }).click();
  const question = page.getByRole("dialog", { name: `Remove “${second?.title}”?` });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(rows.first()).toHaveText(String(first?.title));
  // The next entry has the focus.
  await expect(form.locator(".row-toggle").first()).toBeFocused();
  await form.getByRole("button", { name: "Undo" }).click();
  await expect(rows.first()).toHaveText(String(second?.title));
  for (let step = 0; step < 2; step++) await page.keyboard.press("ControlOrMeta+z");
  await expect(rows.first()).toHaveText(String(first?.title));
  await page.keyboard.press("ControlOrMeta+y");
  await expect(rows.first()).toHaveText(String(second?.title));
  await save();
  await expect(status).toHaveText("Saved.");
  expect(editor.recordsOf<Plan[]>("minecraft-plans")).toEqual([second, first, ...others]);
});

test("an entry is dragged to another place", async ({ page, editor, browserName }) => {
  const plans = editor.recordsOf<Plan[]>("minecraft-plans");
  const { form } = await editor.open(page, "Minecraft plans");
  const rows = form.locator(".row");
  const handle = rows.nth(0).locator(".row-handle");
  if (browserName === "chromium") {
    await handle.hover();
    await page.mouse.down();
    // The first movement starts the drag.
    for (let step = 0; step < 2; step++) await rows.nth(1).hover();
    await expect(rows.nth(1)).toHaveAttribute("data-drag", "target");
    await page.mouse.up();
    await expect(form.locator("[data-drag]")).toHaveCount(0);
  } else {
    // Firefox starts no drag for a mouse that a program moves.
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    await handle.dispatchEvent("dragstart", { dataTransfer });
    await rows.nth(1).dispatchEvent("drop", { dataTransfer });
  }
  await expect(form.locator(".row-title").first()).toHaveText(String(plans[1]?.title));
});

test("words of the site are found, and lead to their field", async ({ page, editor }) => {
  const [, plan] = editor.recordsOf<Plan[]>("minecraft-plans");
  await page.goto(editor.address, { waitUntil: "commit" });
  await typeInto(page.getByRole("searchbox"), String(plan?.title));
  await page
    .getByRole("list", { name: "Found" })
    .getByRole("link", { name: /^Minecraft plans/ })
    .first()
    .click();
  await expect(page.locator("main").getByLabel("Title")).toBeFocused();
  await expect(page.locator("main").getByLabel("Title")).toHaveValue(String(plan?.title));
  // The forms are back.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Ticker/ })
    .press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await typeInto(page.getByRole("searchbox"), "e");
  await page.getByRole("searchbox").press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("a click on a text of the site opens its field, also in a closed part of the form", async ({
  page,
  editor,
}) => {
  const { plans } = editor.recordsOf<{ plans: { title: string } }>("pages/home");
  await editor.open(page, "Home page");
  const site = page.frameLocator("#site");
  await site.locator("html[data-app=running]").waitFor();
  await page.getByRole("button", { name: "Click to edit" }).click();
  await site.getByRole("heading", { name: plans.title }).click();
  const field = page.locator("main").getByLabel("Title").filter({ visible: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(plans.title);
  await expect(site.getByRole("heading", { name: plans.title })).toBeInViewport();
});

test("a link to another site opens a tab of its own, and a form brings the site back", async ({
  page,
  context,
  editor,
}) => {
  await editor.open(page, "VPS plans");
  const address = page.getByRole("complementary", { name: "The site" }).getByRole("status");
  const site = page.frameLocator("#site");
  await site.locator("html[data-app=running]").waitFor();
  await context.route("https://**", (route) => route.fulfill({ body: "Elsewhere" }));
  const opened = context.waitForEvent("page");
  const link = site.locator('footer a[href^="https://"]:not([target])').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await opened;
  await expect(address).toHaveText("/vps");

  await site.locator("html").evaluate(() => location.assign("about:blank"));
  await expect(address).toHaveText("");
  await page.getByRole("link", { name: /^VPS features/ }).click();
  await expect(address).toHaveText("/vps");
});

test("the address over the site follows its links, a form brings its page back, and the width stays chosen", async ({
  page,
  editor,
}) => {
  await editor.open(page, "VPS plans");
  const shown = page.getByRole("complementary", { name: "The site" });
  const site = page.frameLocator("#site");
  await expect(shown.getByRole("status")).toHaveText("/vps");
  await site.locator("html[data-app=running]").waitFor();
  await site
    .locator('footer a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(shown.getByRole("status")).toHaveText("/about");
  await page.getByRole("link", { name: /^VPS features/ }).click();
  await expect(shown.getByRole("status")).toHaveText("/vps");

  await shown.getByRole("button", { name: "Desktop" }).click();
  await page.reload({ waitUntil: "commit" });
  await expect(shown.getByRole("button", { name: "Desktop" })).toHaveAttribute("aria-pressed", "true");
});
