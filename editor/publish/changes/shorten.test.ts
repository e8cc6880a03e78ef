import { expect, test } from "vitest";
import { sameWords, shorten, shortenPair } from "./shorten";

const many = (count: number, word = "word") =>
  Array.from({ length: count }, (_entry, index) => `${word}${index}`).join(" ");

test("a short text stays as it is, on one line", () => {
  expect(shorten("Two\n  lines ")).toBe("Two lines");
});

test("a long text ends with a whole word", () => {
  const short = shorten(many(100));
  expect(short).toMatch(/^word0 .*word\d+…$/);
  expect(many(100)).toContain(short.slice(0, -1));
  expect(short.length).toBeLessThanOrEqual(61);
});

test("one word that is longer than the limit is not cut to nothing", () => {
  expect(shorten("a".repeat(200)).length).toBeGreaterThan(20);
});

test("of two long texts the difference is shown, with the words around it", () => {
  const [before, after] = shortenPair(`${many(50)} cheap ${many(50)}`, `${many(50)} dear ${many(50)}`);
  expect(before).toBe("…word46 word47 word48 word49 cheap word0 word1 word2 word3 word4…");
  expect(after).toBe(before.replace("cheap", "dear"));
});

test("a difference at the beginning or at the end has nothing cut off there", () => {
  expect(shortenPair(`Old ${many(50)}`, `New ${many(50)}`)[1]).toMatch(/^New word0 /);
  expect(shortenPair(`${many(50)} old`, `${many(50)} new`)[1]).toMatch(/ word49 new$/);
  expect(shortenPair(many(50), `${many(50)} end`)[1]).toMatch(/ word49 end$/);
});

test("values in braces and names of 24 letters stay whole", () => {
  const [before, after] = shortenPair(
    `${many(30)} {locations.regions.cities.name} Abcdefghijklmnopqrstuvwx old`,
    `${many(30)} {locations.regions.count} Abcdefghijklmnopqrstuvwx old`,
  );
  expect(before).toContain(" {locations.regions.cities.name} Abcdefghijklmnopqrstuvwx old");
  expect(after).toContain(" {locations.regions.count} Abcdefghijklmnopqrstuvwx old");
});

test("the end of a long address is compared too", () => {
  const address = `https://clients.example.com/${"a".repeat(100)}`;
  const [before, after] = shortenPair(`${address}?pid=12`, `${address}?pid=13`);
  expect(before).not.toBe(after);
});

test("line breaks and no-break spaces are spacing", () => {
  expect(sameWords("50 ms\nof lag", "50\u00a0ms of lag")).toBe(true);
  expect(sameWords("50 ms", "50ms")).toBe(false);
});
