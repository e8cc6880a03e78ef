import { expect, test } from "vitest";
import { matchesSearch } from "./matches-search";

const texts = ["Can I install mods?", "Yes (even C++ ones).", "Payment Methods"];

test.each(["install", "C++ ones", "Payment Methods", "(", "CAN I", "  mods "])("%j matches", (searchText) => {
  expect(matchesSearch(searchText, texts)).toBe(true);
});

test.each(["refund", "mods? Yes", "\\", "[a-z", "*", "🐉", "<b>mods</b>", "%", "x".repeat(20_000)])(
  "%.20s does not match: search text is literal and must be inside one of the texts",
  (searchText) => {
    expect(matchesSearch(searchText, texts)).toBe(false);
  },
);

test.each(["1 Tbps", "1\u00a0tbps"])("%j matches, whichever space it has", (searchText) => {
  expect(matchesSearch(searchText, ["Up to 1\u00a0Tbps"])).toBe(true);
  expect(matchesSearch(searchText, ["Up to 1 Tbps"])).toBe(true);
});

test.each(["", "   "])("blank search text %j matches everything", (searchText) => {
  expect(matchesSearch(searchText, texts)).toBe(true);
});
