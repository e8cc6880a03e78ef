// @vitest-environment node
import { beforeAll, expect, test } from "vitest";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import { cardFamilies, createRasteriser, type Rasteriser } from "./rasterise";
import { cardCharacterFaults } from "./write-share-cards";

let widthOf: Rasteriser["widthOf"];
beforeAll(async () => {
  ({ widthOf } = await createRasteriser());
});

function faultsOf(headline: [string, string], offer: string): string[] {
  const card = { headline, offer, drawing: "stairs", alt: "Stairs" } as const;
  return cardCharacterFaults([{ path: "/", card }], widthOf);
}

test("share cards have the letters of European languages and every sign of a currency that pages have", () => {
  const signs =
    Object.values<string>(characters.anybody)
      .join("")
      .match(/\p{Sc}/gu) ?? [];
  const drawn = [...signs, ..."ÄÖÜäöüßéèêëñçåæøłőűžčřşğıțđ"];
  for (const family of Object.values(cardFamilies))
    expect(drawn.filter((character) => widthOf(character, family) === 0)).toEqual([]);
  expect(signs).toEqual(expect.arrayContaining(["€", "$", "£", "¥", "₹"]));
});

test("a text that share cards can draw has no fault", () => {
  expect(faultsOf(["Gameserver für", "Österreich"], "Ab 4,99\u00a0€, Contai\u00adner")).toEqual([]);
});

test("characters that no font of the cards has are reported with their page", () => {
  expect(faultsOf(["Host of", "the 茶 room"], "Server ab ₴149 im Monat")).toEqual([
    "The share card of /: no font of the share cards has 茶 ₴: write it in other characters.",
  ]);
});
