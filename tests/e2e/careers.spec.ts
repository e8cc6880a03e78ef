import { destinations } from "../../app/content/brand";
import { openings as texts } from "../../app/content/pages/careers";
import * as positionTexts from "../../app/content/pages/position";
import { type Position, positions } from "../../app/content/positions";
import { applicationMail } from "../../app/format/application-mail";
import { expect, test } from "./support/site-test";

const openings: readonly Position[] = positions;

for (const { slug, title } of openings.slice(0, 1)) {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a job card opens and links to its mail and its full description, which links to the others", async ({
      page,
    }) => {
      await page.goto("/careers");
      await expect(page.locator("main details")).toHaveCount(openings.length);
      await expect(page.locator("main details[open]")).toHaveCount(0);
      await page.locator("main summary").first().click();
      const linkTo = (text: string) => page.getByRole("link", { name: `${text}: ${title}`, exact: true });
      const mail = applicationMail(destinations.careersMail, title);
      await expect(linkTo(texts.applyLink)).toHaveAttribute("href", mail);
      await linkTo(texts.descriptionLink).click();
      await expect(page).toHaveURL(`/careers/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const others = page.getByRole("region", { name: positionTexts.othersTitle }).getByRole("link");
      await expect(others).toHaveCount(openings.length - 1);
      await page.getByRole("link", { name: positionTexts.head.backLink }).click();
      await expect(page).toHaveURL("/careers");
    });
  });
}
