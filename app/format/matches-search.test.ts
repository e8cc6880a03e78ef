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
