import { expect, test } from "vitest";
import { buyingFacts } from "../../app/content/buying-facts";
import { games } from "../../app/content/games";
import { words } from "../../app/content/interface";
import { addressOf, languageWith } from "../../app/content/languages";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { cards as cardTexts, catalogue } from "../../app/content/pages/games";
import { figures as minecraftFigures } from "../../app/content/pages/minecraft";
import { titleNote, figures as vpsFigures, chooseNote as vpsNote } from "../../app/content/pages/vps";
import {
  figures as websiteFigures,
  chooseNote as websiteNote,
} from "../../app/content/pages/website-hosting";
import { pathsOf } from "../../app/content/paths";
import { questionsOn } from "../../app/content/questions";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import { capacity } from "../../app/format/capacity";
import { money } from "../../app/format/money";
import { localNumber, percentText } from "../../app/format/numbers";
import { phrase, plural } from "../../app/format/phrase";
import { priceNotes } from "../../app/format/price-notes";
import { loadContent } from "../../site/load-content";
import { allSchemas, type Records } from "../../site/schemas/all-schemas";
import { documentOf } from "./built-site";
import { figuresOf, gameCards, isPopular, orderOf, planCards, priceOf, textOf } from "./plan-cards";

type PlanPath = "/minecraft" | "/vps" | "/website-hosting";

const allPlans: [PlanPath, readonly { id: string; monthly: number }[], file: keyof Records][] = [
  ["/minecraft", minecraftPlans, "minecraft-plans"],
  ["/vps", vpsPlans, "vps-plans"],
  ["/website-hosting", websitePlans, "website-plans"],
];
/** Those that exist: with plans, and with all their texts in the language. */
const planPages = allPlans.filter(([path]) => pathsOf(path).length > 0);

const cardsOf = new Map(planPages.map(([path]) => [path, planCards(documentOf(path))]));

function size(gigabytes: number): string {
  const { value, unit } = capacity(gigabytes);
  return `${value} ${unit}`;
}

function choose(note: string, { monthly }: { monthly: number }): string {
  return `${words.plan.choose} ${phrase(note, { price: money(monthly) })}`;
}

type Offer = { to?: string; destination?: string; soldOut?: boolean };

function linkTo(path: string): string {
  return addressOf(path, languageWith(path));
}

function order({ to, destination, soldOut }: Offer, name: string) {
  return soldOut ? words.plan.soldOut : { name, href: to ? linkTo(to) : destination };
}

test.each(planPages)("%s has a card for every plan, in their order, and no other", (path, plans) => {
  expect(cardsOf.get(path)?.map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
});

test.each(planPages)("on %s no plan may have the id of another element", (path, plans, file) => {
  const idsOfPlans = new Set(plans.map(({ id }) => id));
  const others = [...documentOf(path).querySelectorAll("[id]")].filter(({ id }) => !idsOfPlans.has(id));
  expect(others.length).toBeGreaterThan(5);
  const [plan] = loadContent()[file] as object[];
  const isAllowed = (id: string) => allSchemas[file]?.safeParse([{ ...plan, id }]).success;
  expect([...idsOfPlans].filter((id) => !isAllowed(id))).toEqual([]);
  expect(others.map(({ id }) => id).filter(isAllowed), "idsOfPages in site/schemas/plans.ts").toEqual([]);
});

/** What the card of each plan shows. */
const shownPlans = [
  ...minecraftPlans.map((plan) => ({
    path: "/minecraft" as const,
    plan,
    heading: plan.title,
    texts: [`${percentText(plan.cpuSharePercent)} ${minecraftFigures.cpu}`],
    figures: {
      [minecraftFigures.ram]: size(plan.ramGb),
      [minecraftFigures.ssd]: size(plan.ssdGb),
      [minecraftFigures.backups]: localNumber(plan.backups),
    },
    link: phrase(words.plan.chooseNamed, { plan: plan.title }),
  })),
  ...vpsPlans.map((plan) => ({
    path: "/vps" as const,
    plan,
    // Two plans may have the same title, so their headings contain the price.
    heading: `${plan.title} ${phrase(titleNote, { price: money(plan.monthly) })}`,
    texts: [
      plan.subtitle,
      plan.networkGbps ? phrase(vpsFigures.network, { number: localNumber(plan.networkGbps) }) : "",
    ],
    figures: {
      [vpsFigures.ram]: size(plan.ramGb),
      [vpsFigures.cpu]: `${localNumber(plan.vcpus)} ${plural(vpsFigures.cores, plan.vcpus)}`,
      [vpsFigures.storage]: size(plan.storageGb),
      [vpsFigures.transfer]: size(plan.transferTb * 1000),
    },
    link: choose(vpsNote, plan),
  })),
  ...websitePlans.map((plan) => ({
    path: "/website-hosting" as const,
    plan,
    heading: plan.title,
    texts: [plan.subtitle],
    figures: {
      [plural(websiteFigures.domains, plan.domains)]: localNumber(plan.domains),
      [websiteFigures.cpu]: `${localNumber(plan.cpuCores)} ${plural(websiteFigures.cores, plan.cpuCores)}`,
      [websiteFigures.bandwidth]: size(plan.bandwidthGb),
      [websiteFigures.backup]: websiteFigures[plan.backup],
    },
    link: choose(websiteNote, plan),
  })),
].filter(({ path }) => cardsOf.has(path));

test.each(shownPlans)(
  "$path shows the plan $plan.id as its record has it, with the prices of all its periods",
  ({ path, plan, heading, texts, figures, link }) => {
    const card = cardsOf.get(path)?.find(({ id }) => id === plan.id);
    if (!card) throw new Error(`${plan.id} has no card.`);
    expect(textOf(card, "h3")).toBe(heading);
    expect(priceOf(card)).toBe(money(plan.monthly));
    for (const shown of [...texts, ...priceNotes(plan)]) expect(card.textContent).toContain(shown);
    expect(figuresOf(card)).toEqual(figures);
    expect(isPopular(card)).toBe(plan.popular);
    expect(orderOf(card)).toEqual(order(plan, link));
  },
);

test.each(planPages)("%s has what a buyer asks above its plans, and its questions below them", (path) => {
  const document = documentOf(path);
  const links = [...document.querySelectorAll(`#plans [aria-label="${words.plan.facts}"] a`)];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    buyingFacts().map(({ target }) => ("to" in target ? linkTo(target.to) : target.href)),
  );
  const asked = path === "/minecraft" ? [] : questionsOn(path);
  const shown = [...document.querySelectorAll("#plans ~ section details")];
  expect(shown.map((details) => details.querySelector("summary")?.textContent)).toEqual(
    asked.map(({ question }) => question),
  );
  for (const [index, { answer }] of asked.entries()) expect(shown[index]?.textContent).toContain(answer);
});

test.runIf(cardsOf.has("/minecraft"))(
  "/minecraft starts with a list of links to every card, with prices",
  () => {
    const layers = [...documentOf("/minecraft").querySelectorAll("main ol a")];
    expect(layers.map((layer) => layer.getAttribute("href"))).toEqual(
      minecraftPlans.map(({ id }) => `#${id}`),
    );
    for (const [index, { title, monthly, ramGb, soldOut }] of minecraftPlans.entries())
      for (const text of [title, soldOut ? words.plan.soldOut : money(monthly), size(ramGb)])
        expect(layers[index]?.textContent).toContain(text);
  },
);

test.runIf(pathsOf("/games").length > 0)(
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
      for (const shown of [cardTexts.feature, shortDesc, ...features.map(({ text }) => text)])
        expect(card.textContent).toContain(shown);
      expect(orderOf(card)).toEqual(
        order(game, `${cardTexts.link} ${phrase(cardTexts.linkNote, { game: title })}`),
      );
    }
    const count = document.querySelector("main [aria-live]");
    expect(count?.textContent).toBe(plural(catalogue.count, games.length));
  },
);
