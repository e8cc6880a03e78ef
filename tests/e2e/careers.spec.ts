import { destinations } from "../../app/content/brand";
import { openings as texts } from "../../app/content/pages/careers";
import * as positionTexts from "../../app/content/pages/position";
import { type Position, positions } from "../../app/content/positions";
import { arrived, expect, open, test } from "./support/site-test";

const openings: readonly Position[] = positions;

test("job cards are closed at first, any number may be open, and each has its own mail and page", async ({
  page,
}) => {
  await open(page, "/careers");
  const cards = page.locator("main details");
  await expect(cards).toHaveCount(openings.length);
  await expect(page.locator("main details[open]")).toHaveCount(0);
  for (const [place, { title, slug, requirements }] of openings.slice(0, 2).entries()) {
    const card = cards.nth(place);
    await card.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("main details[open]")).toHaveCount(place + 1);
    for (const words of requirements.slice(0, 1)) await expect(card).toContainText(words);
    const apply = card.getByRole("link", { name: `${texts.applyLink}: ${title}`, exact: true });
    const mail = new URL((await apply.getAttribute("href")) ?? "");
    expect(`${mail.protocol}${mail.pathname}`).toBe(destinations.careersMail);
    expect(mail.searchParams.get("subject")).toBe(`Application: ${title}`);
    await expect(
      card.getByRole("link", { name: `${texts.descriptionLink}: ${title}`, exact: true }),
    ).toHaveAttribute("href", `/careers/${slug}`);
  }
});

for (const { slug, title, about, requirements, responsibilities } of openings.slice(0, 1)) {
  test("a card links to the full description, which links back and to the other positions", async ({
    page,
  }) => {
    await open(page, "/careers");
    await page.locator("main summary").first().click();
    await page.getByRole("link", { name: `${texts.descriptionLink}: ${title}`, exact: true }).click();
    await arrived(page, `/careers/${slug}`);
    for (const words of [...about, ...requirements, ...responsibilities])
      await expect(page.getByRole("main")).toContainText(words);
    const others = page.getByRole("region", { name: positionTexts.othersTitle }).getByRole("link");
    await expect(others).toHaveCount(openings.length - 1);
    for (const [place, other] of openings.slice(1).entries())
      await expect(others.nth(place)).toHaveAttribute("href", `/careers/${other.slug}`);
    await expect(page.getByRole("link", { name: positionTexts.head.backLink })).toHaveAttribute(
      "href",
      "/careers",
    );
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
