// @vitest-environment node
import { expect, test } from "vitest";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import { contentLeaves } from "../../build/content/content-leaves";
import { characterFindings } from "./character-findings";

function findingsOf(record: Record<string, string>) {
  return characterFindings(contentLeaves({ partners: [{ id: "one", ...record }] })).filter(({ place }) =>
    place.startsWith("content/"),
  );
}

test("characters that the fonts lack are reported with their record", () => {
  // No page shows the address.
  expect(findingsOf({ description: "Café नमस्ते", url: "https://partner.example/~é" })).toMatchObject([
    { level: "look", sentence: expect.stringMatching(/^partners\.one\.description has न म .*, which/) },
  ]);
});

test("a heading is compared with the display font, which has fewer characters", () => {
  const [all, ofHeadings] = [characters.archivo, characters.anybody].map((files) =>
    Object.values<string>(files).join(""),
  );
  const character = [...(all ?? "")].find((each) => !ofHeadings?.includes(each)) ?? "";
  expect(findingsOf({ description: character, name: character })).toMatchObject([
    { sentence: expect.stringContaining(`partners.one.name has ${character}, which`) },
  ]);
});

test("the sign of the currency is compared with the font of prices", () => {
  const findingsOfCurrency = (currency: string) => characterFindings(contentLeaves({ brand: { currency } }));
  const ofBrand = (currency: string) =>
    findingsOfCurrency(currency).filter(({ place }) => place.startsWith("content/brand"));
  for (const currency of ["INR", "EUR", "USD", "GBP", "PLN", "VND"]) expect(ofBrand(currency)).toEqual([]);
  expect(ofBrand("UAH")).toMatchObject([
    { level: "look", sentence: expect.stringContaining("has ₴, which") },
  ]);
});

test("the sign of the currency in texts is not reported again", () => {
  const content = { brand: { currency: "UAH", tagline: "From ₴5" } };
  expect(characterFindings(contentLeaves(content)).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^brand\.currency has ₴/),
  ]);
});
