import { describe, expect, test } from "vitest";
import { pagePatterns } from "../../app/routes";
import { checkContent } from "./check-content";
import { changed, expectFault } from "./expect-fault";

const pages = pagePatterns.filter((pattern) => !/[:*]/.test(pattern));
const option = "support-options/options/0/destination";
const related = "questions/questions/1/relatedLinks/0/to";
const destination = "expected a name of destinations in brand.yaml or an address with https://";

test.each<[place: string, value: string]>([
  [option, "store"],
  [option, "https://partner.example/shop?a=1"],
  [related, "/legal#terms-of-service"],
  [related, "/minecraft#iron"],
  ...[...pages, "/careers/support-engineer"].flatMap((page): [string, string][] => [
    ["navigation/0/to", page],
    [related, page],
  ]),
  ["about/milestones/1/date", "2025-03-01"],
  ["question-topics/popularSearches/0/text", "ROOT access"],
  ["question-topics/popularSearches/0/text", "which"],
  ["question-topics/popularSearches/0/text", "mods"],
])("%s may be %s", (place, value) => {
  expect(checkContent(changed(place, value))).toEqual([]);
});

/** The sentence lists the names that exist, the nearest first. */
test.each<[place: string, value: string, sentence: string]>([
  ...["ticketsForm", "toString", "http://partner.example", "https://", "mailto:a@b.example", "/vps"].map(
    (value): [string, string, string] => [
      option,
      value,
      `the record "ticket" has destination "${value}": ${destination}: `,
    ],
  ),
  [option, "contctForm", `${destination}: contactForm, ticketForm`],
  [
    "support-options/helpCategories/0/links/0/destination",
    "statusPages",
    `the record "trouble" has links[0].destination "statusPages": ${destination}: statusPage`,
  ],
  [
    "navigation/0/to",
    "/suport",
    'the record "Support" has to "/suport": expected a page of this site: /support',
  ],
  ["navigation/0/to", "/legal#refund-policy", "expected a page of this site: /"],
  ["navigation/0/to", "/careers/nobody", "expected a page of this site: /careers"],
  ["navigation/1/covers/0", "/gamess", "expected a page of this site: /games"],
  ["games/games/0/to", "/mincraft", "expected a page of this site: /minecraft"],
  ["footer/columns/0/links/0/to", "/abut", "expected a page of this site: /about"],
  [
    related,
    "/legal#refund",
    'has relatedLinks[0].to "/legal#refund": expected a page of this site, or a place on one: ',
  ],
  [related, "/minecraft#irn", "or a place on one: /minecraft#iron"],
  ["games/games/0/category", "sandbx", 'has category "sandbx": expected the id of a category: sandbox'],
  ["questions/questions/0/tab", "puzzle", 'has tab "puzzle": expected the id of a tab: vps, general'],
  ["questions/questions/0/icon", "terminal", 'has icon "terminal": expected the name of an icon: '],
  ["minecraft-plans/2/drawing", "block-golt", "or the name of a drawing: block-gold"],
  ["minecraft-plans/2/drawing", "gold.svg", 'has drawing "gold.svg": expected a file of content/pictures'],
  ["home-features/0/color", "emrald", 'emrald": expected one of emerald'],
  ["positions/0/type", "parttime", 'parttime": expected one of part-time'],
])("%s as %s is a fault", (place, value, sentence) => {
  const faults = checkContent(changed(place, value));
  expect(faults[0]?.sentence).toContain(sentence);
  // A tab that loses its question is a fault too.
  expect([faults[0]?.file, ...(faults[0]?.path ?? [])].join("/")).toBe(place);
});

describe("between two records", () => {
  test.each([
    [
      "question-topics/popularSearches/0/text",
      "Dedicated",
      'the record "search-vps-plans" has text "Dedicated": expected words of a question, an answer or a tag',
    ],
    [
      "about/milestones/0/date",
      "2025-02-28",
      'the record "founded" has date "2025-02-28": expected "2025-03-01", the day of founding in brand.yaml',
    ],
    [
      "about/milestones/1/date",
      "2024-12-31",
      'the record "vps" has date "2024-12-31": expected a date after the one before it',
    ],
  ])("%s as %s is a fault", expectFault);

  test("a tab without a question is a fault", () => {
    const tabs = ["general", "vps", "games"].map((id) => ({ id, label: id }));
    const sentence = 'the record "games" has id "games": expected a question in questions.yaml with this tab';
    expect(checkContent(changed("question-topics/tabs", tabs))).toEqual([
      { file: "question-topics", path: ["tabs", 2, "id"], sentence },
    ]);
  });
});
