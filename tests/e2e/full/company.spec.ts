import { milestones } from "../../app/content/about";
import { brand, destinations } from "../../app/content/brand";
import { partners } from "../../app/content/partners";
import { positions } from "../../app/content/positions";
import { supportOptions } from "../../app/content/support-options";
import { arrived, expect, open, test } from "./support/site-test";

test.describe("about", () => {
  test("the timeline begins with the founding and goes on from there", async ({ page }) => {
    await open(page, "/about");
    const entries = page.getByRole("listitem").filter({ has: page.locator("time") });
    await expect(entries).toHaveCount(milestones.length);
    await expect(entries.first()).toContainText("1st March 2025");
    const dates = await page
      .locator("main time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(dates).toEqual([...dates].sort());
    expect(dates[0]).toBe(brand.foundedOn);
  });
});

test.describe("support", () => {
  test("each of the four options leads to its own address", async ({ page }) => {
    await open(page, "/support");
    const links = page.getByRole("main").getByRole("list").first().getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      supportOptions.map(({ destination }) => destinations[destination]),
    );
    await expect(links.nth(0)).toHaveText(brand.supportEmail);
    await expect(links.nth(1)).toHaveText(brand.telephone);
  });

  test("only the client area opens in a new tab", async ({ page }) => {
    await open(page, "/support");
    const newTab = page.getByRole("main").locator("a[target]");
    await expect(newTab).toHaveCount(1);
    await expect(newTab).toHaveAccessibleName(/Client Area.*\(opens in a new tab\)/);
    await expect(newTab).toHaveAttribute("rel", "noopener");
  });
});

test.describe("partners", () => {
  test("each card says who, what, where and since when, and leads there", async ({ page }) => {
    await open(page, "/partners");
    for (const { name, category, location, url } of partners) {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await expect(card).toContainText(category);
      await expect(card).toContainText(location);
      await expect(card).toContainText(/Partner since\w+ 2026/);
      await expect(card.getByRole("link", { name: `Visit ${name}` })).toHaveAttribute("href", url);
      await expect(card.locator("img")).toHaveAttribute("src", /\/assets\/partner-/);
    }
  });

  test("one button asks to apply", async ({ page }) => {
    await open(page, "/partners");
    const apply = page.getByRole("main").getByRole("link", { name: "Apply Now" });
    await expect(apply).toHaveCount(1);
    await expect(apply).toHaveAttribute("href", destinations.contactForm);
  });

  for (const width of [900, 1440]) {
    test(`no row of cards has a gap (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/partners");
      const rights = await page
        .locator("main li:has(img)")
        .evaluateAll((cards) =>
          cards.map((card) => card.getBoundingClientRect()).map(({ top, right }) => [top, right]),
        );
      const ends = new Map<number, number>();
      for (const [top = 0, right = 0] of rights)
        ends.set(top, Math.max(ends.get(top) ?? 0, Math.round(right)));
      expect(new Set(ends.values()).size).toBe(1);
    });
  }
});

test.describe("careers", () => {
  test("cards are folded at first, and any number may be open", async ({ page }) => {
    await open(page, "/careers");
    const cards = page.locator("main details");
    await expect(cards).toHaveCount(positions.length);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await cards.nth(0).locator("summary").click();
    await cards.nth(1).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("main details[open]")).toHaveCount(2);
    await expect(cards.nth(0).getByText(positions[0].requirements[0])).toBeVisible();
    await expect(cards.nth(1).getByText(positions[1].responsibilities[0])).toBeVisible();
    await cards.nth(0).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("each position has its own mail and its own page, told apart by name", async ({ page }) => {
    await open(page, "/careers");
    for (const summary of await page.locator("main summary").all()) await summary.click();
    for (const { title, slug } of positions) {
      const apply = page.getByRole("link", { name: `Apply by email: ${title}` });
      const mail = new URL((await apply.getAttribute("href")) ?? "");
      expect(`${mail.protocol}${mail.pathname}`).toBe(destinations.careersMail);
      expect(mail.searchParams.get("subject")).toBe(`Application: ${title}`);
      await expect(page.getByRole("link", { name: `Full description: ${title}` })).toHaveAttribute(
        "href",
        `/careers/${slug}`,
      );
    }
  });

  test("a card leads to the full description, which leads to the others and back", async ({ page }) => {
    const [first, second] = positions;
    await open(page, "/careers");
    await page.locator("main summary").first().click();
    await page.getByRole("link", { name: `Full description: ${first.title}` }).click();
    await arrived(page, first.title);
    for (const words of [...first.about, ...first.requirements, ...first.responsibilities]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    const others = page.getByRole("region", { name: "Other open positions" });
    await expect(others.getByRole("link")).toHaveCount(positions.length - 1);
    await expect(others.getByText(first.title)).toHaveCount(0);

    await others.getByRole("link", { name: second.title }).click();
    await arrived(page, second.title);
    await page.getByRole("link", { name: "All open positions" }).click();
    await arrived(page, "Keep the night shift with us.");
  });

  test("an unknown position is a page that does not exist", async ({ page, complaints }) => {
    const response = await page.goto("/careers/astronaut");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Game Over! Page Not Found");
    complaints.length = 0;
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("cards unfold and lead on", async ({ page }) => {
      await page.goto("/careers");
      await page.locator("main summary").first().click();
      await page.getByRole("link", { name: `Full description: ${positions[0].title}` }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(positions[0].title);
      await expect(page.getByText(positions[0].about[0])).toBeVisible();
    });
  });
});
