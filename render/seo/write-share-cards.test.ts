// @vitest-environment node
import { beforeAll, expect, test } from "vitest";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import type { Content } from "../../site/content";
import { faultLine, type RecordFault } from "../../site/fault";
import { createRasteriser, devanagari, type Rasteriser } from "./rasterise";
import { cardCharacterFaults } from "./write-share-cards";

let lineOf: Rasteriser["lineOf"];
beforeAll(async () => {
  ({ lineOf } = await createRasteriser());
});

function faultsOf(content: Content, headline: [string, string], offer: string): string[] {
  const card = { headline, offer, drawing: "stairs", alt: "Stairs" } as const;
  const located = ({ file, ...fault }: RecordFault) => {
    return { ...fault, file: `content/${file}.yaml:${fault.path.join(".")}` };
  };
  return cardCharacterFaults("Host", [{ path: "/", card }], lineOf, () => ({ content, located })).map(
    faultLine,
  );
}

test("share cards have the letters of European languages and every sign of a currency that pages have", () => {
  const signs =
    Object.values<string>(characters.anybody)
      .join("")
      .match(/\p{Sc}/gu) ?? [];
  const drawn = [...signs, ..."ÄÖÜäöüßéèêëñçåæøłőűžčřşğıțđ"];
  for (const family of ["display", "text"] as const)
    expect(drawn.filter((character) => !lineOf(character, family).complete)).toEqual([]);
  expect(signs).toEqual(expect.arrayContaining(["€", "$", "£", "¥", "₹"]));
});

test("a text that share cards can draw has no fault", () => {
  expect(faultsOf({}, ["Gameserver für", "Österreich"], "Ab 4,99\u00a0€, Contai\u00adner")).toEqual([]);
});

test("a character that no font of the cards has is reported with the file and the line of its text", () => {
  const offer = "Server ab ₴149 im Monat";
  const content = { "pages/home": { head: { title: offer }, shareCard: { offer } } };
  expect(faultsOf(content, ["Spiel", "weiter."], offer)).toEqual([
    `content/pages/home.yaml:shareCard.offer: shareCard.offer is "${offer}": no font of the share cards has ₴: write it in other characters.`,
  ]);
});

test("a card made of several records names the one with the character", () => {
  const content = { positions: [{ slug: "host", title: "Host of the 茶 room", location: "Pune" }] };
  expect(faultsOf(content, ["Host of", "the 茶 room"], "Events. Pune")).toEqual([
    expect.stringMatching(/^content\/positions\.yaml:0\.title: the record "host" has title .*茶/),
  ]);
});

test("a text that is in no record is reported with its page", () => {
  expect(faultsOf({}, ["茶", ""], "")).toEqual([expect.stringMatching(/^The share card of \/: .*茶/)]);
});

test("signs of vowels in Devanagari have their own width, and a line may have two scripts", async () => {
  const { lineOf } = await createRasteriser(devanagari);
  const width = (text: string) => lineOf(text, "text").width;
  expect(width("टि")).toBeGreaterThan(width("ट") + 15);
  // One letter with a sign above it, not two letters and a sign that joins them.
  expect(width("र्व")).toBeLessThan(width("व") + 5);
  expect(width("VPS सर्वर")).toBeCloseTo(width("VPS ") + width("सर्वर"));
  expect(lineOf("VPS सर्वर ₹50", "text").complete).toBe(true);
});
