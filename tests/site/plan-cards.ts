import { numberFormat } from "virtual:language";
import { expect } from "vitest";
import type { BuiltPage } from "./built-site";

type PageDocument = BuiltPage["document"];
type Card = ReturnType<PageDocument["querySelectorAll"]>[number];

/** The list entries with a heading and figures. */
export function planCards(document: PageDocument): Card[] {
  return [...document.querySelectorAll("main li")].filter(
    (entry) => entry.querySelector("h3") && entry.querySelector("dl"),
  );
}

export function gameCards(document: PageDocument): Card[] {
  return [...document.querySelectorAll("#games-found > div > ul > li")];
}

export function textOf(card: Card, selector: string): string {
  return (card.querySelector(selector)?.textContent ?? "").trim();
}

export function priceOf(card: Card): string {
  const { before, after } = numberFormat.currency;
  const [amount = "", rest] = card.textContent.split(" /\u00a0month");
  const start = amount.lastIndexOf(before);
  const found = rest === undefined ? "" : amount.slice(start);
  return /^[\d.,]+$/.test(found.slice(before.length, found.length - after.length)) ? found : "";
}

export function figuresOf(card: Card): Record<string, string> {
  return Object.fromEntries(
    [...card.querySelectorAll("dl > div")].map((figure) => [textOf(figure, "dt"), textOf(figure, "dd")]),
  );
}

export function isPopular(card: Card): boolean {
  return [...card.querySelectorAll(".badge")].some(({ textContent }) => textContent === "Popular");
}

/** The one link of a card. */
export function orderLinkOf(card: Card): { name: string; href: string | null } {
  const links = card.querySelectorAll("a");
  expect(links).toHaveLength(1);
  return { name: (links[0]?.textContent ?? "").trim(), href: links[0]?.getAttribute("href") ?? null };
}

/** The link of a card, or the words in its place. */
export function orderOf(card: Card): ReturnType<typeof orderLinkOf> | "Sold out" {
  const soldOut = [...card.querySelectorAll("p")].some(({ textContent }) => textContent === "Sold out");
  return soldOut && !card.querySelector("a") ? "Sold out" : orderLinkOf(card);
}
