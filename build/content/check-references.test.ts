import { describe, expect, test } from "vitest";
import { pagePatterns } from "../../app/routes";
import { checkContent } from "./check-content";
import { changed, expectFault } from "./expect-fault";

const pages = pagePatterns.filter((pattern) => !/[:*]/.test(pattern));

/** Expects one fault at the place with a sentence that lists these names first. */
function expectNames(place: string, value: string, sentence: string, ...names: string[]) {
  const faults = checkContent(changed(place, value));
  expect(faults.map(({ file, path }) => [file, ...path].join("/"))).toEqual([place]);
  expect(faults[0]?.sentence).toContain(`${sentence}: ${names.join(", ")}`);
}

describe("a destination", () => {
  const place = "support-options/options/0/destination";

  test.each(["store", "https://partner.example/shop?a=1"])("%s is valid", (value) => {
    expect(checkContent(changed(place, value))).toEqual([]);
  });

  test.each(["ticketsForm", "toString", "http://partner.example", "https://", "mailto:a@b.example", "/vps"])(
    "%s is a fault",
    (value) => {
      const sentence = `the record "ticket" has destination "${value}": expected a name of destinations in brand.yaml or an address with https://`;
      expectNames(place, value, sentence);
    },
  );

  test("that is misspelt lists the names, the nearest first", () => {
    expectNames(place, "contctForm", "or an address with https://", "contactForm", "ticketForm");
    const link = "support-options/helpCategories/0/links/0/destination";
    const sentence =
      'the record "trouble" has links[0].destination "statusPages": expected a name of destinations in brand.yaml or an address with https://';
    expectNames(link, "statusPages", sentence, "statusPage");
  });
});

describe("a page", () => {
  test("of the site is valid in every link", () => {
    for (const page of [...pages, "/careers/support-engineer"]) {
      expect(checkContent(changed("navigation/0/to", page)), page).toEqual([]);
      expect(checkContent(changed("questions/questions/1/relatedLinks/0/to", page)), page).toEqual([]);
    }
  });

  test.each([
    [
      "navigation/0/to",
      "/suport",
      'the record "Support" has to "/suport": expected a page of this site',
      "/support",
    ],
    ["navigation/0/to", "/legal#refund-policy", "expected a page of this site", "/"],
    ["navigation/1/covers/0", "/gamess", "expected a page of this site", "/games"],
    ["games/games/0/to", "/mincraft", "expected a page of this site", "/minecraft"],
    ["footer/columns/0/links/0/to", "/abut", "expected a page of this site", "/about"],
    ["navigation/0/to", "/careers/nobody", "expected a page of this site", "/careers"],
  ])("%s as %s is a fault", (place, value, sentence, nearest) => {
    expectNames(place, value, sentence, nearest);
  });
});

describe("a place on a page", () => {
  const place = "questions/questions/1/relatedLinks/0/to";

  test.each(["/legal#terms-of-service", "/minecraft#iron"])("%s is valid", (value) => {
    expect(checkContent(changed(place, value))).toEqual([]);
  });

  test("that does not exist is a fault", () => {
    const sentence =
      'the record "vps-choice" has relatedLinks[0].to "/legal#refund": expected a page of this site, or a place on one';
    expectNames(place, "/legal#refund", sentence);
    expectNames(place, "/minecraft#irn", "or a place on one", "/minecraft#iron");
  });
});

describe("names of other records", () => {
  test.each([
    [
      "games/games/0/category",
      "sandbx",
      'the record "minecraft" has category "sandbx": expected the id of a category: sandbox',
    ],
    [
      "questions/questions/0/tab",
      "puzzle",
      'the record "mods" has tab "puzzle": expected the id of a tab: vps, general',
    ],
  ])("%s as %s is a fault", (place, value, sentence) => {
    expect(checkContent(changed(place, value))[0]?.sentence).toBe(sentence);
  });

  test("an icon that does not exist is a fault", () => {
    const sentence = 'the record "mods" has icon "terminal": expected the name of an icon';
    expectNames("questions/questions/0/icon", "terminal", sentence);
  });

  test("a drawing, a colour or a choice that is misspelt lists the names, the nearest first", () => {
    expectNames("minecraft-plans/2/drawing", "block-golt", "the name of a drawing", "block-gold");
    expectNames("home-features/0/color", "emrald", 'emrald"', "expected one of emerald");
    expectNames("positions/0/type", "parttime", 'parttime"', "expected one of part-time");
  });

  test("a tab without a question is a fault", () => {
    const tabs = ["general", "vps", "games"].map((id) => ({ id, label: id }));
    expect(checkContent(changed("question-topics/tabs", tabs))).toEqual([
      {
        file: "question-topics",
        path: ["tabs", 2],
        sentence: 'the record "games" has no question in questions.yaml: expected at least one per tab',
      },
    ]);
  });
});

describe("popular searches", () => {
  const place = "question-topics/popularSearches/0/text";

  test("one without a match is a fault", () => {
    const sentence =
      'the record "search-vps-plans" has text "Dedicated": expected words of a question, an answer or a tag';
    expectFault(place, "Dedicated", sentence);
  });

  test.each(["ROOT access", "which", "mods"])("%s is in a question, an answer or a tag", (text) => {
    expect(checkContent(changed(place, text))).toEqual([]);
  });
});

test.each([
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

test("two milestones may be on the same day", () => {
  expect(checkContent(changed("about/milestones/1/date", "2025-03-01"))).toEqual([]);
});
