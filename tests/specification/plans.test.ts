import { describe, expect, test } from "vitest";
import { loadContent } from "../../build/content/load-content";
import type { Brand } from "../../schemas/brand";
import { documentOf } from "../site/built-site";
import { figuresOf, gameCards, isPopular, orderLinkOf, planCards, priceOf, textOf } from "../site/plan-cards";

const { destinations } = loadContent().brand as Brand;

/**
 * SPEC.md §9, copied by hand: the built pages are compared with these figures, not with the records. A CPU share is only
 * compared where §9 has one.
 */
const minecraft = [
  { plan: "Grass", price: "₹50", ram: "1 GB", ssd: "4 GB", backups: "1", cpu: "70%" },
  { plan: "Wood", price: "₹50", ram: "2 GB", ssd: "8 GB", backups: "1" },
  { plan: "Stone", price: "₹200", ram: "4 GB", ssd: "16 GB", backups: "2" },
  { plan: "Coal", price: "₹300", ram: "6 GB", ssd: "24 GB", backups: "2" },
  { plan: "Iron", price: "₹400", ram: "8 GB", ssd: "32 GB", backups: "3" },
  { plan: "Gold", price: "₹500", ram: "10 GB", ssd: "40 GB", backups: "3" },
  { plan: "Diamond", price: "₹600", ram: "1 GB", ssd: "48 GB", backups: "4" },
  { plan: "Emerald", price: "₹700", ram: "14 GB", ssd: "14 GB", backups: "4" },
  { plan: "Netherite", price: "₹800", ram: "16 GB", ssd: "55 GB", backups: "5" },
  { plan: "Obsidian", price: "₹900", ram: "24 GB", ssd: "96 GB", backups: "5", cpu: "300%" },
];

const vps = [
  { price: "₹1,099", figures: { RAM: "32 GB", vCPU: "4 cores", Storage: "500 GB", Transfer: "2 TB" } },
  {
    price: "₹1,899",
    figures: { RAM: "4 GB", vCPU: "8 cores", Storage: "100 GB", Transfer: "5 TB" },
    popular: true,
  },
  {
    price: "₹8,960",
    figures: { RAM: "8 GB", vCPU: "32 cores", Storage: "1 TB", Transfer: "10 TB", Network: "5 Gbps" },
  },
];

const website = [
  { price: "₹1,048", domains: "5" },
  { price: "₹499", domains: "1", popular: true },
  { price: "₹1,498", domains: "10" },
];

describe("/minecraft", () => {
  const document = documentOf("/minecraft");
  const cards = planCards(document);

  test("shows the ten plans of the table in its order, and no other", () => {
    expect(cards.map((card) => textOf(card, "h3"))).toEqual(minecraft.map(({ plan }) => plan));
  });

  test.each(minecraft)(
    "shows $plan with the figures of the table",
    ({ plan, price, ram, ssd, backups, cpu }) => {
      const card = cards.find((candidate) => textOf(candidate, "h3") === plan);
      if (!card) throw new Error(`${plan} has no card.`);
      expect(card.id).toBe(plan.toLowerCase());
      expect(priceOf(card)).toBe(price);
      expect(figuresOf(card)).toEqual({ RAM: ram, SSD: ssd, Backups: backups });
      if (cpu) expect(card.textContent).toContain(`${cpu} CPU`);
      expect(isPopular(card)).toBe(false);
      expect(orderLinkOf(card)).toEqual({ name: `Choose ${plan}`, href: destinations.minecraftStore });
    },
  );

  test("has CPU shares that rise from card to card within 70% to 300%", () => {
    const shares = cards.map((card) => Number(/(\d+)% CPU/.exec(card.textContent)?.[1]));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([70, 300]);
  });

  test("starts with a list of links to every card, with prices", () => {
    const layers = [...document.querySelectorAll("main ol a")];
    expect(layers.map((layer) => layer.getAttribute("href"))).toEqual(cards.map(({ id }) => `#${id}`));
    for (const [index, { plan, price, ram }] of minecraft.entries())
      for (const figure of [plan, price, ram]) expect(layers[index]?.textContent).toContain(figure);
  });
});

describe("/vps", () => {
  const cards = planCards(documentOf("/vps"));

  test("shows the three plans of the table in its order, and no other", () => {
    expect(cards.map(priceOf)).toEqual(vps.map(({ price }) => price));
  });

  test.each(vps)(
    "shows the $price plan with the figures of the table",
    ({ price, figures, popular = false }) => {
      const card = cards.find((candidate) => priceOf(candidate) === price);
      if (!card) throw new Error(`The plan at ${price} has no card.`);
      expect(figuresOf(card)).toEqual(figures);
      expect(isPopular(card)).toBe(popular);
      expect(orderLinkOf(card)).toEqual({
        name: `Choose the ${price} VPS`,
        href: destinations.sharedVpsStore,
      });
    },
  );

  test("has two plans with the same name, with different headings and ids", () => {
    const [first, second] = cards.map((card) => textOf(card, "h3"));
    expect(first?.replace(/ at .*/, "")).toBe(second?.replace(/ at .*/, ""));
    expect(first).not.toBe(second);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(3);
  });
});

describe("/website-hosting", () => {
  const document = documentOf("/website-hosting");
  const cards = planCards(document);

  test("shows the three plans of the list in its order, and no other", () => {
    expect(cards.map(priceOf)).toEqual(website.map(({ price }) => price));
  });

  test.each(website)("shows the $price plan for $domains domains", ({ price, domains, popular = false }) => {
    const card = cards.find((candidate) => priceOf(candidate) === price);
    if (!card) throw new Error(`The plan at ${price} has no card.`);
    const { Domains, Domain, ...specs } = figuresOf(card);
    expect(Domains ?? Domain).toBe(domains);
    expect(Object.keys(specs)).toEqual(["CPU", "Bandwidth", "Backup"]);
    expect(isPopular(card)).toBe(popular);
    expect(orderLinkOf(card)).toEqual({
      name: `Choose the ${price} website plan`,
      href: destinations.cartConfiguration,
    });
  });

  test("has 50,000+ users once, and cPanel", () => {
    const text = document.querySelector("main")?.textContent ?? "";
    expect(text.match(/50,000\+/g)).toHaveLength(1);
    expect(text).toContain("cPanel");
  });
});

describe("/games", () => {
  const document = documentOf("/games");

  test("has one game: Minecraft at ₹98 a month, popular, with a link to /minecraft", () => {
    const cards = gameCards(document);
    expect(cards).toHaveLength(1);
    const card = cards[0];
    if (!card) return;
    expect(textOf(card, "h2")).toBe("Minecraft");
    expect(priceOf(card)).toBe("₹98");
    expect(isPopular(card)).toBe(true);
    expect(card.textContent).toContain("Instant Setup");
    expect(orderLinkOf(card)).toEqual({ name: "Deploy Server for Minecraft", href: "/minecraft" });
    expect(document.querySelector("main [aria-live]")?.textContent).toBe("Showing 1 game");
  });
});
