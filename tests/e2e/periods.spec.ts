import { orderPeriod } from "../../app/content/brand";
import { words } from "../../app/content/interface";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import { money } from "../../app/format/money";
import { chargeText, orderAddress, type PeriodPlan, periodsOf, perMonth } from "../../app/format/periods";
import { plural } from "../../app/format/phrase";
import { appRuns, arrived, expect, followLink, holdBack, test } from "./support/site-test";

type Plan = PeriodPlan & { id: string; soldOut?: boolean };

const catalogues: { path: string; plans: readonly Plan[] }[] = [
  { path: "/minecraft", plans: minecraftPlans },
  { path: "/vps", plans: vpsPlans },
  { path: "/website-hosting", plans: websitePlans },
];

for (const { path, plans } of catalogues.filter(({ plans }) => periodsOf(plans).length > 1)) {
  test(`a period chosen on ${path} before the app runs changes prices and order links, leaves the page as long, and stays chosen`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/app-[^/]*\.js$/);
    await page.goto(path);
    const months = periodsOf(plans).at(-1) ?? 1;
    const choice = page.getByRole("radio", { name: new RegExp(`^${plural(words.billing.months, months)}`) });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await choice.press("Space");
    release();
    await appRuns(page);
    for (const plan of plans) {
      const card = page.locator(`[id="${plan.id}"]`);
      const period = plan.periods?.find((each) => each.months === months);
      await expect(card).toContainText(
        `${money(period ? perMonth(period) : plan.monthly)} ${words.plan.perMonth}`,
      );
      await expect(card).toContainText(
        period ? chargeText(plan.monthly, period).charge : words.billing.monthlyOnly,
      );
      if (!plan.soldOut)
        await expect(card.getByRole("link").last()).toHaveAttribute(
          "href",
          orderAddress(plan, months, orderPeriod),
        );
    }
    expect(await height()).toBe(before);
    await page.locator("fieldset", { has: choice }).getByRole("radio").first().press("Space");
    await choice.press("Space");
    const announced = plural(words.billing.prices, months);
    await expect(page.getByRole("status").filter({ hasText: announced })).toHaveCount(1);
    await followLink(page, "/about");
    await arrived(page, "/about");
    await page.goBack();
    await arrived(page, path);
    await expect(choice).toBeChecked();
  });
}
