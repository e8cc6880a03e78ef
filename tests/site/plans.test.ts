import { describe, expect, test } from "vitest";
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
import type { PagePattern } from "../../app/routes";
import { documentOf } from "./built-site";
import { figuresOf, gameCards, isPopular, orderOf, planCards, priceOf, textOf } from "./plan-cards";

const minecraftCards = cardsOf("/minecraft");
const vpsCards = cardsOf("/vps");
const websiteCards = cardsOf("/website-hosting");

/** None where there is no page, because there are no plans. */
function cardsOf(path: PagePattern) {
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

test.each([
  { path: "/minecraft", cards: minecraftCards, plans: minecraftPlans },
  { path: "/vps", cards: vpsCards, plans: vpsPlans },
  { path: "/website-hosting", cards: websiteCards, plans: websitePlans },
])(
  "$path has a card for every plan, with the prices of all its periods, and no other",
  ({ cards, plans }) => {
    expect(cards.map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
    for (const plan of plans)
      for (const note of priceNotes(plan)) expect(cardOf(cards, plan.id).textContent).toContain(note);
  },
);

test.each(["/minecraft", "/vps", "/website-hosting"] as const)(
  "%s has what a buyer asks above its plans, and its questions below them",
  (path) => {
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
  },
);

function cardOf(cards: typeof vpsCards, id: string) {
  const card = cards.find((candidate) => candidate.id === id);
  if (!card) throw new Error(`${id} has no card.`);
  return card;
}

describe.runIf(minecraftPlans.length > 0)("/minecraft", () => {
  test.each(minecraftPlans)("shows the plan $id as its record has it", (plan) => {
    const card = cardOf(minecraftCards, plan.id);
    expect(textOf(card, "h3")).toBe(plan.title);
    expect(priceOf(card)).toBe(money(plan.monthly));
    expect(figuresOf(card)).toEqual({
      RAM: size(plan.ramGb),
      SSD: size(plan.ssdGb),
      Backups: localNumber(plan.backups),
    });
    expect(card.textContent).toContain(`${localNumber(plan.cpuSharePercent)}% CPU`);
    expect(isPopular(card)).toBe(plan.popular);
    expect(orderOf(card)).toEqual(order(plan, `Choose ${plan.title}`));
  });

  test("starts with a list of links to every card, with prices", () => {
    const layers = [...documentOf("/minecraft").querySelectorAll("main ol a")];
    expect(layers.map((layer) => layer.getAttribute("href"))).toEqual(
      minecraftPlans.map(({ id }) => `#${id}`),
    );
    for (const [index, { title, monthly, ramGb, soldOut }] of minecraftPlans.entries())
      for (const words of [title, soldOut ? "Sold out" : money(monthly), size(ramGb)])
        expect(layers[index]?.textContent).toContain(words);
  });
});

describe.runIf(vpsPlans.length > 0)("/vps", () => {
  test.each(vpsPlans)("shows the plan $id as its record has it", (plan) => {
    const card = cardOf(vpsCards, plan.id);
    const price = money(plan.monthly);
    // Two plans may have the same title, so their headings contain the price.
    expect(textOf(card, "h3")).toBe(`${plan.title} at ${price} a month`);
    expect(card.textContent).toContain(plan.subtitle);
    expect(priceOf(card)).toBe(price);
    expect(figuresOf(card)).toEqual({
      RAM: size(plan.ramGb),
      vCPU: cores(plan.vcpus),
      Storage: size(plan.storageGb),
      Transfer: size(plan.transferTb * 1000),
    });
    if (plan.networkGbps) expect(card.textContent).toContain(`${localNumber(plan.networkGbps)} Gbps network`);
    expect(isPopular(card)).toBe(plan.popular);
    expect(orderOf(card)).toEqual(order(plan, `Choose the ${price} VPS`));
  });
});

describe.runIf(websitePlans.length > 0)("/website-hosting", () => {
  test.each(websitePlans)("shows the plan $id as its record has it", (plan) => {
    const card = cardOf(websiteCards, plan.id);
    const price = money(plan.monthly);
    expect(textOf(card, "h3")).toBe(plan.title);
    expect(card.textContent).toContain(plan.subtitle);
    expect(priceOf(card)).toBe(price);
    expect(figuresOf(card)).toEqual({
      [plan.domains === 1 ? "Domain" : "Domains"]: localNumber(plan.domains),
      CPU: cores(plan.cpuCores),
      Bandwidth: size(plan.bandwidthGb),
      Backup: { daily: "Daily", weekly: "Weekly" }[plan.backup],
    });
    expect(isPopular(card)).toBe(plan.popular);
    expect(orderOf(card)).toEqual(order(plan, `Choose the ${price} website plan`));
  });
});

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
