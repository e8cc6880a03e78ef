import type { Locator, Page } from "@playwright/test";
import { arrived, expect, open, test } from "./support/site-test";

const layer = (page: Page, name: string) =>
  page.getByRole("list", { name: "Plans by depth" }).getByRole("link", { name });
const card = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** How the outline of a card is drawn: the mark that the address asks for. */
const outline = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outlineStyle);

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("The element is not on the page.");
  return found;
}

test("a block of the core sample leads to its card, which is marked and stands clear of the header", async ({
  page,
}) => {
  await open(page, "/minecraft");
  await layer(page, "Iron").click();
  await expect(page).toHaveURL("/minecraft#iron");
  await expect(card(page, "iron")).toBeInViewport({ ratio: 1 });
  const header = await box(page.getByRole("banner"));
  expect((await box(card(page, "iron"))).y).toBeGreaterThan(header.y + header.height);
  await expect.poll(() => outline(card(page, "iron"))).toBe("solid");

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await layer(page, "Gold").click();
  await expect.poll(() => outline(card(page, "gold"))).toBe("solid");
  await expect.poll(() => outline(card(page, "iron"))).toBe("none");
});

test("back from a card returns to where the reader stood", async ({ page }) => {
  await open(page, "/minecraft");
  await layer(page, "Obsidian").click();
  await expect(card(page, "obsidian")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/minecraft");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => outline(card(page, "obsidian"))).toBe("none");
});

test("a card is marked when the address comes with the page", async ({ page }) => {
  await open(page, "/minecraft#emerald");
  await expect(card(page, "emerald")).toBeInViewport();
  await expect.poll(() => outline(card(page, "emerald"))).toBe("solid");
});

test("a card is marked when the app itself goes there, where the browser would mark nothing", async ({
  page,
}) => {
  await open(page, "/vps");
  await page.evaluate(() => {
    history.pushState(null, "", "/minecraft#stone");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await arrived(page, "Dig until it fits.");
  await expect(card(page, "stone")).toBeInViewport();
  await expect.poll(() => outline(card(page, "stone"))).toBe("solid");
  // And the mark goes when the address drops its hash.
  await page.evaluate(() => {
    history.pushState(null, "", "/minecraft");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect.poll(() => outline(card(page, "stone"))).toBe("none");
});

test("a finger hits every layer of the core sample", async ({ page }) => {
  await open(page, "/minecraft");
  const layers = await page.getByRole("list", { name: "Plans by depth" }).getByRole("link").all();
  expect(layers).toHaveLength(10);
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of layers) expect((await box(link)).height, `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test("a block slides out of the core sample under the mouse, and lies still for those who want no motion", async ({
  page,
}) => {
  await open(page, "/minecraft");
  const block = layer(page, "Gold").locator("svg");
  const { x } = await box(block);
  await layer(page, "Gold").hover();
  await expect.poll(async () => (await box(block)).x).toBeGreaterThan(x + 10);

  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await layer(page, "Gold").hover();
  await expect.poll(async () => (await box(block)).x).toBe(x);
});

test("the rows of plan cards line up, also when one of them needs more room", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/minecraft");
  await card(page, "wood")
    .getByRole("heading")
    .evaluate((heading) => {
      heading.textContent = "Wood of an unusually long name";
    });
  const tops = async (part: (id: string) => Locator) => {
    const row = ["grass", "wood", "stone", "coal", "iron"];
    const all = await Promise.all(row.map(async (id) => Math.round((await box(part(id))).y)));
    return new Set(all).size;
  };
  expect(await tops((id) => card(page, id).getByRole("heading"))).toBe(1);
  expect(await tops((id) => card(page, id).getByText("/ month"))).toBe(1);
  expect(await tops((id) => card(page, id).getByText("RAM"))).toBe(1);
  expect(await tops((id) => card(page, id).getByText("Backups"))).toBe(1);
  expect(await tops((id) => card(page, id).getByRole("link"))).toBe(1);
});

test("every order link has a name of its own and leads to its store page", async ({ page }) => {
  const names: string[] = [];
  for (const [path, store] of [
    ["/minecraft", /\/store\/minecraft-hosting$/],
    ["/vps", /\/store\/shared-vps$/],
    ["/website-hosting", /\/cart\.php\?a=confproduct$/],
  ] as const) {
    await open(page, path);
    const links = await page
      .getByRole("main")
      .getByRole("link", { name: /^Choose / })
      .all();
    for (const link of links) {
      await expect(link).toHaveAttribute("href", store);
      await expect(link).not.toHaveAttribute("target");
      names.push((await link.textContent()) ?? "");
    }
  }
  expect(names).toHaveLength(16);
  expect(new Set(names).size).toBe(16);
  expect(names).toContain("Choose Iron");
  expect(names).toContain("Choose the ₹1,899 VPS");
  expect(names).toContain("Choose the ₹499 website plan");
});

test("the order links of a rack are reached by the keyboard in the order of the plans", async ({ page }) => {
  await open(page, "/vps");
  const choose = (price: string) => page.getByRole("link", { name: `Choose the ${price} VPS` });
  await choose("₹1,099").focus();
  await page.keyboard.press("Tab");
  await expect(choose("₹1,899")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(choose("₹8,960")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the core sample leads to the cards and marks them, and all plans can be read", async ({ page }) => {
    await page.goto("/minecraft");
    await layer(page, "Diamond").click();
    await expect(page).toHaveURL("/minecraft#diamond");
    await expect(card(page, "diamond")).toBeInViewport();
    await expect(card(page, "diamond")).toHaveCSS("outline-style", "solid");
    await expect(card(page, "diamond")).toContainText("225% CPU");
    for (const path of ["/vps", "/website-hosting"]) {
      await page.goto(path);
      for (const link of await page.getByRole("link", { name: /^Choose the/ }).all())
        await expect(link).toBeVisible();
    }
  });
});
