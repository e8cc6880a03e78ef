import { expect, test } from "vitest";
import { shareCardAlt } from "./share-card";

const drawing = "block-grass";

test("the sentences of an alternative text end as those of the description do, and once", () => {
  const card = {
    headline: ["A whole", "machine."],
    offer: "VPS at ₹1,099",
    alt: "A tower",
    drawing,
  } as const;
  expect(shareCardAlt(card, "Root access? From ₹1,099.50 a month.")).toBe(
    "A whole machine. VPS at ₹1,099. A tower.",
  );
  const hindi = { headline: ["पूरी", "मशीन"], offer: "VPS ₹1,099 से", alt: "एक टावर", drawing } as const;
  expect(shareCardAlt(hindi, "रूट एक्सेस? ₹1,099.50 से।")).toBe("पूरी मशीन। VPS ₹1,099 से। एक टावर।");
});

test("without a full stop in the description it is a point; a second line without a word leaves nothing", () => {
  const card = { headline: ["Imprint", ""], alt: "Four sheets", drawing } as const;
  expect(shareCardAlt(card, "Who runs this site")).toBe("Imprint. Four sheets.");
});
