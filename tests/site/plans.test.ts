import { expect, test } from "vitest";
import { priceNotes } from "../../app/loaders/prices";
import { addressOf, languageWith } from "../../site/addresses";
import { phrase } from "../../site/format";
import { allSchemas, type Records } from "../../site/schemas/all-schemas";
import { format, records, site, words } from "../tested-site";
import { documentOf } from "./built-site";
import { figuresOf, gameCards, isPopular, orderOf, planCards, priceOf, textOf } from "./plan-cards";

const { money, number, percent, plural } = format;
const { games } = records.games;
const [minecraftPlans, vpsPlans, websitePlans] = [
  records["minecraft-plans"],
  records["vps-plans"],
  records["website-plans"],
];
const {
  "pages/minecraft": minecraftPage,
  "pages/vps": vpsPage,
  "pages/website-hosting": websitePage,
  "pages/games": gamesPage,
} = records;

type PlanPath = "/minecraft" | "/vps" | "/website-hosting";

const allPlans: [PlanPath, readonly { id: string; monthly: number }[], file: keyof Records][] = [
  ["/minecraft", minecraftPlans, "minecraft-plans"],
  ["/vps", vpsPlans, "vps-plans"],
  ["/website-hosting", websitePlans, "website-plans"],
];
/** Those that exist: with plans, and with all their texts in the language. */
const planPages = allPlans.filter(([path]) => site.paths.includes(path));

const cardsOf = new Map(planPages.map(([path]) => [path, planCards(documentOf(path))]));

function size(gigabytes: number): string {
  const { value, unit } = format.capacity(gigabytes);
  return `${value} ${unit}`;
}

function choose(note: string, { monthly }: { monthly: number }): string {
  return `${words.plan.choose} ${phrase(note, { price: money(monthly) })}`;
}

type Offer = { to?: string; destination?: string; soldOut?: boolean };

function linkTo(path: string): string {
  return addressOf(path, languageWith(path, site));
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
  const [plan] = records[file] as object[];
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
    texts: [`${percent(plan.cpuSharePercent)} ${minecraftPage.figures.cpu}`],
    figures: {
      [minecraftPage.figures.ram]: size(plan.ramGb),
      [minecraftPage.figures.ssd]: size(plan.ssdGb),
      [minecraftPage.figures.backups]: number(plan.backups),
    },
    link: phrase(words.plan.chooseNamed, { plan: plan.title }),
  })),
  ...vpsPlans.map((plan) => ({
    path: "/vps" as const,
    plan,
    // Two plans may have the same title, so their headings contain the price.
    heading: `${plan.title} ${phrase(vpsPage.titleNote, { price: money(plan.monthly) })}`,
    texts: [
      plan.subtitle,
      plan.networkGbps ? phrase(vpsPage.figures.network, { number: number(plan.networkGbps) }) : "",
    ],
    figures: {
      [vpsPage.figures.ram]: size(plan.ramGb),
      [vpsPage.figures.cpu]: `${number(plan.vcpus)} ${plural(vpsPage.figures.cores, plan.vcpus)}`,
      [vpsPage.figures.storage]: size(plan.storageGb),
      [vpsPage.figures.transfer]: size(plan.transferTb * 1000),
    },
    link: choose(vpsPage.chooseNote, plan),
  })),
  ...websitePlans.map((plan) => ({
    path: "/website-hosting" as const,
    plan,
    heading: plan.title,
    texts: [plan.subtitle],
    figures: {
      [plural(websitePage.figures.domains, plan.domains)]: number(plan.domains),
      [websitePage.figures.cpu]:
        `${number(plan.cpuCores)} ${plural(websitePage.figures.cores, plan.cpuCores)}`,
      [websitePage.figures.bandwidth]: size(plan.bandwidthGb),
      [websitePage.figures.backup]: websitePage.figures[plan.backup],
    },
    link: choose(websitePage.chooseNote, plan),
  })),
].filter(({ path }) => cardsOf.has(path));

test.each(shownPlans)(
  "$path shows the plan $plan.id as its record has it, with the prices of all its periods",
  ({ path, plan, heading, texts, figures, link }) => {
    const card = cardsOf.get(path)?.find(({ id }) => id === plan.id);
    if (!card) throw new Error(`${plan.id} has no card.`);
    expect(textOf(card, "h3")).toBe(heading);
    expect(priceOf(card)).toBe(money(plan.monthly));
    for (const shown of [...texts, ...priceNotes(site, plan)]) expect(card.textContent).toContain(shown);
    expect(figuresOf(card)).toEqual(figures);
    expect(isPopular(card)).toBe(plan.popular);
    expect(orderOf(card)).toEqual(order(plan, link));
  },
);

test.each(planPages)("%s has what a buyer asks above its plans, and its questions below them", (path) => {
  const document = documentOf(path);
  const links = [...document.querySelectorAll(`#plans [aria-label="${words.plan.facts}"] a`)];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    records["buying-facts"].map((fact) => ("to" in fact ? linkTo(fact.to) : fact.destination)),
  );
  const asked = records.questions.questions.filter(({ alsoOn = [] }) => alsoOn.some((page) => page === path));
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

test.runIf(site.paths.includes("/games"))(
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
      for (const shown of [gamesPage.cards.feature, shortDesc, ...features.map(({ text }) => text)])
        expect(card.textContent).toContain(shown);
      expect(orderOf(card)).toEqual(
        order(game, `${gamesPage.cards.link} ${phrase(gamesPage.cards.linkNote, { game: title })}`),
      );
    }
    const count = document.querySelector("main [aria-live]");
    expect(count?.textContent).toBe(plural(gamesPage.catalogue.count, games.length));
  },
);
