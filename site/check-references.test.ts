import { expect, test } from "vitest";
import { pagePatterns } from "../app/routes";
import { changed, expectFault, faultsIn, validContent } from "./fault-fixture";
import type { Records } from "./schemas/all-schemas";

const pages = [...pagePatterns.filter((pattern) => !/[:*]/.test(pattern)), "/careers/night-watch"];
const option = "support-options/options/0/destination";
const related = "questions/questions/6/relatedLinks/0/to";
const search = "question-topics/popularSearches/0/text";

test.each([
  [option, ["freeTrial", "https://partner.example/shop?a=1"]],
  [related, [...pages, "/legal#terms-of-service", "/minecraft#punt"]],
  ["navigation/0/to", pages],
  ["about/milestones/1/date", ["1998-01-31"]],
  [search, ["UMZUG einer Domain", "gummistiefel", "schecks"]],
])("%s may be %j", (place, values) => {
  for (const value of values) expect(faultsIn(changed(place, value)), value).toEqual([]);
});

const destination = "expected a name of destinations in brand.yaml or an address with https://";
const page = "expected a page of this site";

/** The message lists the names that exist, the nearest first. */
test.each([
  ...["ticketsForm", "toString", "http://partner.example", "https://", "mailto:a@b.example", "/vps"].map(
    (value) => [option, value, `the record "letters" has destination "${value}": ${destination}: `],
  ),
  [option, "contctForm", `${destination}: contactForm`],
  [
    "support-options/helpCategories/0/links/0/destination",
    "statusPages",
    `the record "ashore" has links[0].destination "statusPages": ${destination}: statusPage`,
  ],
  ["navigation/0/to", "/suport", `the record "Hafen" has to "/suport": ${page}: /support`],
  ["navigation/0/to", "/legal#refund-policy", `${page}: /`],
  ["navigation/0/to", "/careers/nobody", `${page}: /careers`],
  ["navigation/1/covers/0", "/gamess", `${page}: /games`],
  ["games/games/0/to", "/mincraft", `${page}: /minecraft`],
  ["footer/columns/0/links/0/to", "/abut", `${page}: /about`],
  [related, "/legal#refund", `has relatedLinks[0].to "/legal#refund": ${page}, or a place on one: `],
  [related, "/minecraft#pnt", "or a place on one: /minecraft#punt"],
  ["games/games/0/category", "bulding", 'has category "bulding": expected the id of a category: building'],
  ["questions/questions/0/tab", "puzzle", 'has tab "puzzle": expected the id of a tab: '],
  ["questions/questions/0/icon", "terminal", 'has icon "terminal": expected the name of an icon: '],
  ["minecraft-plans/2/drawing", "block-golt", "or the name of a drawing: block-gold"],
  ["minecraft-plans/2/drawing", "gold.svg", 'has drawing "gold.svg": expected a file of content/pictures'],
  ["home-features/0/color", "emrald", 'emrald": expected one of emerald'],
  ["positions/0/type", "parttime", 'parttime": expected one of part-time'],
])("%s as %s is a fault", (place = "", value, message) => {
  const [fault] = faultsIn(changed(place, value));
  expect(fault?.message).toContain(message);
  // A tab that loses its question is a fault too.
  expect([fault?.file, ...(fault?.path ?? [])].join("/")).toBe(place);
});

test.each([
  [
    search,
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
])("%s as %s contradicts another record", expectFault);

test("a tab without a question is a fault", () => {
  const tabs = [...(validContent as Records)["question-topics"].tabs, { id: "rules", label: "Rules" }];
  const message = 'the record "rules" has id "rules": expected a question in questions.yaml with this tab';
  expect(faultsIn(changed("question-topics/tabs", tabs))).toEqual([
    { file: "question-topics", path: ["tabs", 5, "id"], message },
  ]);
});
