import { expect, test } from "vitest";
import { matchesSearch } from "./matches-search";

const texts = [
  "Can I install mods?",
  "Yes (even C++ ones).",
  "Payment Methods",
  "Up to 1\u00a0Tbps",
  "At 1 Gbps",
  "What it doesn’t cover",
];

test.each([
  ...["install", "C++ ones", "Payment Methods", "(", "CAN I", "  mods ", "", "   "],
  ...["1 Tbps", "1\u00a0tbps", "1 Gbps", "1\u00a0gbps", "doesn't", "doesn’t"],
])(
  "%j matches, in any case and with any kind of space and apostrophe; blank text matches everything",
  (searchText) => {
    expect(matchesSearch(searchText, texts)).toBe(true);
  },
);

test.each(["refund", "mods? Yes", "\\", "[a-z", "*", "🐉", "<b>mods</b>", "%", "x".repeat(20_000)])(
  "%.20s does not match: search text is literal and must be inside one of the texts",
  (searchText) => {
    expect(matchesSearch(searchText, texts)).toBe(false);
  },
);

test.each([
  // The letter ढ़ as one character and as letter and nukta; many keyboards have no nukta.
  ["\u092a\u095d", "\u092a\u0922\u093c\u0947\u0902"],
  ["\u092a\u0922\u093c", "\u092a\u095d\u0947\u0902"],
  ["फाइल", "फ़ाइल मैनेजर"],
  ["cafe", "Café"],
  ["CAFE\u0301", "café"],
  ["strasse", "Straße"],
  ["STRAẞE", "Straße"],
  ["istanbul", "İSTANBUL"],
  ["İSTANBUL", "istanbul"],
  ["isik", "ışık"],
  ["οδος", "ΟΔΟΣΤΡΩΜΑ"],
  ["елка", "Ёлка"],
  ["10 gb", "10\u202fGB"],
  ["hosting", "Server\u00adhost\u00ading"],
])(
  "%j matches %j: however its letters are composed, and as one types them without marks",
  (searchText, text) => {
    expect(matchesSearch(searchText, [text])).toBe(true);
  },
);

test.each([
  // Vowel signs and the virama make another syllable.
  ["कम", "काम"],
  ["काम", "कम"],
  ["कया", "क्या"],
  ["बद", "बंद"],
  ["か", "\u304b\u3099"],
  ["กา", "ก่า"],
])("%j does not match %j: marks that make another letter count", (searchText, text) => {
  expect(matchesSearch(searchText, [text])).toBe(false);
});
