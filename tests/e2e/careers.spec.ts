import { destinations } from "../../app/content/brand";
import { openings as texts } from "../../app/content/pages/careers";
import * as positionTexts from "../../app/content/pages/position";
import { type Position, positions } from "../../app/content/positions";
import { arrived, expect, open, test } from "./support/site-test";

const openings: readonly Position[] = positions;

for (const { slug, title } of openings.slice(0, 1)) {
  test("job cards are closed at first, any number may be open, and each links to its own mail and page", async ({
    page,
  }) => {
    await open(page, "/careers");
    const cards = page.locator("main details");
    await expect(cards).toHaveCount(openings.length);
    for (const [place, position] of openings.slice(0, 2).entries()) {
      await expect(page.locator("main details[open]")).toHaveCount(place);
      await cards.nth(place).locator("summary").focus();
      await page.keyboard.press("Enter");
      const linkTo = (text: string) =>
        cards.nth(place).getByRole("link", { name: `${text}: ${position.title}`, exact: true });
      const mail = new URL((await linkTo(texts.applyLink).getAttribute("href")) ?? "");
      expect(`${mail.protocol}${mail.pathname}`).toBe(destinations.careersMail);
      expect(mail.searchParams.get("subject")).toBe(`Application: ${position.title}`);
      await expect(linkTo(texts.descriptionLink)).toHaveAttribute("href", `/careers/${position.slug}`);
    }
    await page.getByRole("link", { name: `${texts.descriptionLink}: ${title}`, exact: true }).click();
    await arrived(page, `/careers/${slug}`);
    const others = page.getByRole("region", { name: positionTexts.othersTitle }).getByRole("link");
    await expect(others).toHaveCount(openings.length - 1);
    for (const other of openings.slice(1, 2)) {
      await others.first().click();
      await arrived(page, `/careers/${other.slug}`);
    }
    await page.getByRole("link", { name: positionTexts.head.backLink }).click();
    await arrived(page, "/careers");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a card opens and links to the full description", async ({ page }) => {
      await page.goto("/careers");
      await page.locator("main summary").first().click();
      await page.getByRole("link", { name: `${texts.descriptionLink}: ${title}`, exact: true }).click();
      await expect(page).toHaveURL(`/careers/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  });
}
