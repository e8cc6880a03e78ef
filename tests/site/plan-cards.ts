import { expect } from "vitest";
import { words } from "../tested-site";
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
  const ending = ` ${words.plan.perMonth.replaceAll(" ", "\u00a0")}`;
  const lines = [...card.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
  return lines.find((line) => line.endsWith(ending))?.slice(0, -ending.length) ?? "";
}

export function figuresOf(card: Card): Record<string, string> {
  return Object.fromEntries(
    [...card.querySelectorAll("dl > div")].map((figure) => [textOf(figure, "dt"), textOf(figure, "dd")]),
  );
}

export function isPopular(card: Card): boolean {
  return [...card.querySelectorAll(".badge")].some(({ textContent }) => textContent === words.plan.popular);
}

/** The one link of a card. */
export function orderLinkOf(card: Card): { name: string; href: string | null } {
  const links = card.querySelectorAll("a");
  expect(links).toHaveLength(1);
  return { name: (links[0]?.textContent ?? "").trim(), href: links[0]?.getAttribute("href") ?? null };
}

/** The link of a card, or the words in its place. */
export function orderOf(card: Card): ReturnType<typeof orderLinkOf> | string {
  const { soldOut } = words.plan;
  const isSoldOut = [...card.querySelectorAll("p")].some(({ textContent }) => textContent === soldOut);
  return isSoldOut && !card.querySelector("a") ? soldOut : orderLinkOf(card);
}
