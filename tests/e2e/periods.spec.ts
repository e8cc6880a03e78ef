import { type Offer, offeredPeriods, priceData } from "../../app/loaders/prices";
import { format, records, site, words } from "../tested-site";
import { appRuns, arrived, expect, followLink, holdBack, test } from "./support/site-test";

type Plan = Offer & { id: string; soldOut?: boolean | undefined };

const catalogues: { path: string; plans: readonly Plan[] }[] = [
  { path: "/minecraft", plans: records["minecraft-plans"] },
  { path: "/vps", plans: records["vps-plans"] },
  { path: "/website-hosting", plans: records["website-plans"] },
];

for (const { path, plans } of catalogues.filter(({ plans }) => offeredPeriods(plans).length > 1)) {
  test(`a period chosen on ${path} before the app runs changes prices and order links, leaves the page as long, and stays chosen`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/app-[^/]*\.js$/);
    await page.goto(path);
    const periods = offeredPeriods(plans);
    const months = periods.at(-1) ?? 1;
    const choice = page.getByRole("radio", {
      name: new RegExp(`^${format.plural(words.billing.months, months)}`),
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await choice.press("Space");
    release();
    await appRuns(page);
    for (const plan of plans) {
      const card = page.locator(`[id="${plan.id}"]`);
      const { amount, charge, href } = priceData(site, plan, periods).charges?.[months] ?? {};
      await expect(card).toContainText(`${amount} ${words.plan.perMonth}`);
      await expect(card).toContainText(charge ?? "");
      if (!plan.soldOut) await expect(card.getByRole("link").last()).toHaveAttribute("href", href ?? "");
    }
    expect(await height()).toBe(before);
    await page.locator("fieldset", { has: choice }).getByRole("radio").first().press("Space");
    await choice.press("Space");
    const announced = format.plural(words.billing.prices, months);
    await expect(page.getByRole("status").filter({ hasText: announced })).toHaveCount(1);
    await followLink(page, "/about");
    await arrived(page, "/about");
    await page.goBack();
    await arrived(page, path);
    await expect(choice).toBeChecked();
  });
}
