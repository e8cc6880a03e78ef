import { describe, expect, test } from "vitest";
import { pagePatterns } from "../../app/routes";
import type { Records } from "../../schemas/all-schemas";
import { changed, expectFault, faultsIn, validContent } from "./fault-fixture";

const pages = pagePatterns.filter((pattern) => !/[:*]/.test(pattern));
const option = "support-options/options/0/destination";
const related = "questions/questions/6/relatedLinks/0/to";
const destination = "expected a name of destinations in brand.yaml or an address with https://";

test.each<[place: string, value: string]>([
  [option, "freeTrial"],
  [option, "https://partner.example/shop?a=1"],
  [related, "/legal#terms-of-service"],
  [related, "/minecraft#punt"],
  ...[...pages, "/careers/night-watch"].flatMap((page): [string, string][] => [
    ["navigation/0/to", page],
    [related, page],
  ]),
  ["about/milestones/1/date", "1998-01-31"],
  ["question-topics/popularSearches/0/text", "UMZUG einer Domain"],
  ["question-topics/popularSearches/0/text", "gummistiefel"],
  ["question-topics/popularSearches/0/text", "schecks"],
])("%s may be %s", (place, value) => {
  expect(faultsIn(changed(place, value))).toEqual([]);
});

/** The sentence lists the names that exist, the nearest first. */
test.each<[place: string, value: string, sentence: string]>([
  ...["ticketsForm", "toString", "http://partner.example", "https://", "mailto:a@b.example", "/vps"].map(
    (value): [string, string, string] => [
      option,
      value,
      `the record "letters" has destination "${value}": ${destination}: `,
    ],
  ),
  [option, "contctForm", `${destination}: contactForm`],
  [
    "support-options/helpCategories/0/links/0/destination",
    "statusPages",
    `the record "ashore" has links[0].destination "statusPages": ${destination}: statusPage`,
  ],
  [
    "navigation/0/to",
    "/suport",
    'the record "Hafen" has to "/suport": expected a page of this site: /support',
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
  [related, "/minecraft#pnt", "or a place on one: /minecraft#punt"],
  ["games/games/0/category", "bulding", 'has category "bulding": expected the id of a category: building'],
  ["questions/questions/0/tab", "puzzle", 'has tab "puzzle": expected the id of a tab: '],
  ["questions/questions/0/icon", "terminal", 'has icon "terminal": expected the name of an icon: '],
  ["minecraft-plans/2/drawing", "block-golt", "or the name of a drawing: block-gold"],
  ["minecraft-plans/2/drawing", "gold.svg", 'has drawing "gold.svg": expected a file of content/pictures'],
  ["home-features/0/color", "emrald", 'emrald": expected one of emerald'],
  ["positions/0/type", "parttime", 'parttime": expected one of part-time'],
])("%s as %s is a fault", (place, value, sentence) => {
  const faults = faultsIn(changed(place, value));
  expect(faults[0]?.sentence).toContain(sentence);
  // A tab that loses its question is a fault too.
  expect([faults[0]?.file, ...(faults[0]?.path ?? [])].join("/")).toBe(place);
});

describe("between two records", () => {
  test.each([
    [
      "question-topics/popularSearches/0/text",
      "Dedicated",
      'the record "find-invoice" has text "Dedicated": expected words of a question, an answer or a tag',
    ],
    [
      "about/milestones/0/date",
      "1998-01-30",
      'the record "opened" has date "1998-01-30": expected "1998-01-31", the day of founding in brand.yaml',
    ],
    [
      "about/milestones/1/date",
      "1997-12-31",
      'the record "second-line" has date "1997-12-31": expected a date after the one before it',
    ],
  ])("%s as %s is a fault", expectFault);

  test("a tab without a question is a fault", () => {
    const tabs = [...(validContent as Records)["question-topics"].tabs, { id: "rules", label: "Rules" }];
    const sentence = 'the record "rules" has id "rules": expected a question in questions.yaml with this tab';
    expect(faultsIn(changed("question-topics/tabs", tabs))).toEqual([
      { file: "question-topics", path: ["tabs", 5, "id"], sentence },
    ]);
  });
});
