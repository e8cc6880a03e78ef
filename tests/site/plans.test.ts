import { expect, test } from "vitest";
import { buyingFacts } from "../../app/content/buying-facts";
import { games } from "../../app/content/games";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { cards as cardTexts } from "../../app/content/pages/games";
import { pathsOf } from "../../app/content/paths";
import { questionsOn } from "../../app/content/questions";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import { capacity } from "../../app/format/capacity";
import { money } from "../../app/format/money";
import { localNumber } from "../../app/format/numbers";
import { priceNotes } from "../../app/format/price-notes";
import { documentOf } from "./built-site";
import { figuresOf, gameCards, isPopular, orderOf, planCards, priceOf, textOf } from "./plan-cards";

type PlanPath = "/minecraft" | "/vps" | "/website-hosting";

const planPages: [PlanPath, readonly { id: string; monthly: number }[]][] = [
  ["/minecraft", minecraftPlans],
  ["/vps", vpsPlans],
  ["/website-hosting", websitePlans],
];

/** None where there is no page, because there are no plans. */
function cardsOf(path: PlanPath) {
  return pathsOf(path).flatMap((existing) => planCards(documentOf(existing)));
}

function size(gigabytes: number): string {
  const { value, unit } = capacity(gigabytes);
  return `${value} ${unit}`;
}

function cores(count: number): string {
  return count === 1 ? "1 core" : `${localNumber(count)} cores`;
}

type Offer = { to?: string; destination?: string; soldOut?: boolean };

function order({ to, destination, soldOut }: Offer, name: string) {
  return soldOut ? "Sold out" : { name, href: to ?? destination };
}

test.each(planPages)("%s has a card for every plan, in their order, and no other", (path, plans) => {
  expect(cardsOf(path).map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
});

/** What the card of each plan shows. */
const shownPlans = [
  ...minecraftPlans.map((plan) => ({
    path: "/minecraft" as const,
    plan,
    heading: plan.title,
    words: [`${localNumber(plan.cpuSharePercent)}% CPU`],
    figures: {
      RAM: size(plan.ramGb),
      SSD: size(plan.ssdGb),
      Backups: localNumber(plan.backups),
    },
    link: `Choose ${plan.title}`,
  })),
  ...vpsPlans.map((plan) => ({
    path: "/vps" as const,
    plan,
    // Two plans may have the same title, so their headings contain the price.
    heading: `${plan.title} at ${money(plan.monthly)} a month`,
    words: [plan.subtitle, plan.networkGbps ? `${localNumber(plan.networkGbps)} Gbps network` : ""],
    figures: {
      RAM: size(plan.ramGb),
      vCPU: cores(plan.vcpus),
      Storage: size(plan.storageGb),
      Transfer: size(plan.transferTb * 1000),
    },
    link: `Choose the ${money(plan.monthly)} VPS`,
  })),
  ...websitePlans.map((plan) => ({
    path: "/website-hosting" as const,
    plan,
    heading: plan.title,
    words: [plan.subtitle],
    figures: {
      [plan.domains === 1 ? "Domain" : "Domains"]: localNumber(plan.domains),
      CPU: cores(plan.cpuCores),
      Bandwidth: size(plan.bandwidthGb),
      Backup: { daily: "Daily", weekly: "Weekly" }[plan.backup],
    },
    link: `Choose the ${money(plan.monthly)} website plan`,
  })),
];

test.each(shownPlans)(
  "$path shows the plan $plan.id as its record has it, with the prices of all its periods",
  ({ path, plan, heading, words, figures, link }) => {
    const card = cardsOf(path).find(({ id }) => id === plan.id);
    if (!card) throw new Error(`${plan.id} has no card.`);
    expect(textOf(card, "h3")).toBe(heading);
    expect(priceOf(card)).toBe(money(plan.monthly));
    for (const shown of [...words, ...priceNotes(plan)]) expect(card.textContent).toContain(shown);
    expect(figuresOf(card)).toEqual(figures);
    expect(isPopular(card)).toBe(plan.popular);
    expect(orderOf(card)).toEqual(order(plan, link));
  },
);

test.each(planPages)("%s has what a buyer asks above its plans, and its questions below them", (path) => {
  for (const existing of pathsOf(path)) {
    const document = documentOf(existing);
    const links = [...document.querySelectorAll("#plans [aria-label='Before you pay'] a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      buyingFacts().map(({ target }) => ("to" in target ? target.to : target.href)),
    );
    const asked = path === "/minecraft" ? [] : questionsOn(path);
    const shown = [...document.querySelectorAll("#plans ~ section details")];
    expect(shown.map((details) => details.querySelector("summary")?.textContent)).toEqual(
      asked.map(({ question }) => question),
    );
    for (const [index, { answer }] of asked.entries()) expect(shown[index]?.textContent).toContain(answer);
  }
});

test.runIf(minecraftPlans.length > 0)(
  "/minecraft starts with a list of links to every card, with prices",
  () => {
    const layers = [...documentOf("/minecraft").querySelectorAll("main ol a")];
    expect(layers.map((layer) => layer.getAttribute("href"))).toEqual(
      minecraftPlans.map(({ id }) => `#${id}`),
    );
    for (const [index, { title, monthly, ramGb, soldOut }] of minecraftPlans.entries())
      for (const words of [title, soldOut ? "Sold out" : money(monthly), size(ramGb)])
        expect(layers[index]?.textContent).toContain(words);
  },
);

test.runIf(games.length > 0)(
  "/games has a card for every game, with its price and a link to its page",
  () => {
    const document = documentOf("/games");
    const cards = gameCards(document);
    expect(cards.map((card) => textOf(card, "h2"))).toEqual(games.map(({ title }) => title));
    for (const [index, game] of games.entries()) {
      const { title, monthly, popular, features, shortDesc } = game;
      const card = cards[index];
      if (!card) throw new Error(`${title} has no card.`);
      expect(priceOf(card)).toBe(money(monthly));
      expect(isPopular(card)).toBe(popular);
      for (const words of [cardTexts.feature, shortDesc, ...features.map(({ text }) => text)])
        expect(card.textContent).toContain(words);
      expect(orderOf(card)).toEqual(order(game, `${cardTexts.link} for ${title}`));
    }
    const count = games.length === 1 ? "Showing 1 game" : `Showing ${games.length} games`;
    expect(document.querySelector("main [aria-live]")?.textContent).toBe(count);
  },
);
