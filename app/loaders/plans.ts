import type { MinecraftPlan, VpsPlan, WebsitePlan } from "../../site/schemas/plans";
import type { Site } from "../../site/site";
import type { PageHead } from "./head";
import { billingData, offeredPeriods, priceData } from "./prices";
import { planProduct } from "./structured-data";

type Plan = MinecraftPlan | VpsPlan | WebsitePlan;

/** The section of plans. `detailsOf`: what only the plans of this page have. */
export function plansData<P extends Plan, Details>(
  site: Site,
  plans: readonly P[],
  detailsOf: (plan: P) => Details,
) {
  const { records, words } = site;
  const offered = offeredPeriods(plans);
  return {
    billing: billingData(site, plans),
    /** What a buyer asks about every plan, each with a link to where it is explained, and the name of their row. */
    facts: { label: words.plan.facts, facts: records["buying-facts"] },
    plans: plans.map((plan) => {
      const { id, title, popular, soldOut } = plan;
      return { id, title, popular, soldOut, price: priceData(site, plan, offered), ...detailsOf(plan) };
    }),
  };
}

/** With a price list for search engines. */
export function plansHead(
  site: Site,
  page: "minecraft" | "vps" | "website-hosting",
  plans: readonly Plan[],
): PageHead {
  const { meta, shareCard, productName } = site.records[`pages/${page}`];
  return { meta, shareCard, structuredData: (shown) => [planProduct(site, productName, plans, shown)] };
}

/** The questions that a page shows under its plans, without links to the page itself. */
export function questionsOn({ records }: Site, page: "/vps" | "/website-hosting") {
  return records.questions.questions
    .filter(({ alsoOn = [] }) => alsoOn.includes(page))
    .map(({ id, question, answer, specs, features, relatedLinks = [] }) => {
      return {
        id,
        question,
        answer,
        specs,
        features,
        relatedLinks: relatedLinks.filter(({ to }) => to !== page),
      };
    });
}

/** The lit cells of a meter that is full at the plan with the most; at least one. */
export function cellsOf<Name extends string>(
  name: Name,
  plan: Record<Name, number>,
  plans: readonly Record<Name, number>[],
): number {
  return Math.max(1, Math.round((plan[name] / Math.max(...plans.map((each) => each[name]))) * 20));
}
