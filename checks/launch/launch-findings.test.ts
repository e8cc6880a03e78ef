// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faultLine, faultPlace } from "../../site/fault";
import { validContent } from "../../site/fault-fixture";
import { contentFolder } from "../../site/project-folder";
import { type Finding, findingLines } from "./finding";
import { launchFindings, legalLines } from "./launch-findings";
import { finding } from "./record-findings";

const brand = validContent.brand as object;
const today = new Date("2026-11-15T12:00:00Z");

type Content = NonNullable<Parameters<typeof launchFindings>[1]>;

function sentences(content: Content, now = today): string[] {
  return launchFindings(now, content).map(faultLine);
}

test("a placeholder is reported with its file and line", () => {
  const found = sentences({ brand: { ...brand, domain: "left.example", telephone: "+91 80 0000 0000" } });
  const lines = readFileSync(join(contentFolder, "brand.yaml"), "utf8").split("\n");
  const line = lines.findIndex((each) => each.startsWith("domain: ")) + 1;
  const domain = `content/brand.yaml:${line}: The domain left.example is a placeholder`;
  expect(found).toContainEqual(expect.stringContaining(domain));
  expect(found).toContainEqual(expect.stringContaining("number +91 80 0000 0000 is a placeholder."));
});

test("a real domain is no placeholder, but made-up social pages still are", () => {
  const domain = "nimbus.in";
  const destinations = { clientArea: `https://clients.${domain}/`, youtube: `https://social.${domain}/a` };
  const found = sentences({ brand: { ...brand, domain, telephone: "+91 80 4123 7766", destinations } });
  const made = "brand.destinations.youtube leads to https://social.nimbus.in/a, a host made up";
  expect(found.filter((sentence) => /placeholder|made up/.test(sentence))).toEqual([
    expect.stringContaining(made),
  ]);
});

test("samples are reported, whole records and single fields", () => {
  const found = sentences({
    testimonials: [{ id: "one", name: "One", sample: true }],
    "website-plans": [{ id: "tent", title: "Tent", sampleFields: ["title", "subtitle"] }],
  }).join("\n");
  expect(found).toMatch(/testimonials\.yaml:\d+: testimonials\.one is made up: replace it /);
  expect(found).toMatch(
    /website-plans\.yaml:\d+: website-plans\.tent: title, subtitle are made up: replace them /,
  );
});

test("a position blocks after its last day", () => {
  const dates = (now: string) =>
    sentences({ positions: [{ slug: "writer", validThrough: "2026-11-20" }] }, new Date(now)).filter(
      (sentence) => sentence.includes("validThrough"),
    );
  expect(dates("2026-11-20T20:00:00Z")).toEqual([]);
  const over = "positions.writer.validThrough is 2026-11-20, which is over.";
  expect(dates("2026-11-21T00:00:01Z")).toEqual([expect.stringContaining(over)]);
});

test("a counter of page views that the legal texts do not mention blocks the launch", () => {
  expect(legalLines().join("\n").toLowerCase()).not.toContain("umami");
  const found = (analytics?: object) =>
    sentences({ brand: { analytics } }).filter((sentence) => sentence.includes("Page views"));
  const counted = expect.stringContaining("Page views are counted with umami");
  expect(found({ product: "umami", host: "https://stats.nimbus.in" })).toEqual([counted]);
  expect(found()).toEqual([]);
});

test("a last comparison of prices that failed or found differences is reported to who has a store", () => {
  const found = (content: Content, comparison?: Parameters<typeof launchFindings>[2]) =>
    launchFindings(today, content, comparison)
      .filter(({ message }) => message.includes("compar"))
      .map((each) => `${each.level} ${faultLine(each)}`);
  const billing = { system: "whmcs", address: "https://kontor.test/" };
  const comparison = { date: "2026-11-14", differences: [{ file: "a", path: [], message: "b" }] };
  const place = faultPlace(finding("look", "billing.system", ""));
  expect(place).toMatch(/^content\/billing\.yaml:[2-9]$/);
  expect(found({ billing }, comparison)).toEqual([
    `blocks ${place}: The last comparison with the store of 2026-11-14 found differences (1): run npm run prices.`,
  ]);
  expect(found({ billing }, { ...comparison, differences: [], failure: "no answer.\nAnd more." })).toEqual([
    `look ${place}: The last comparison with the store of 2026-11-14 failed: no answer.`,
  ]);
  expect(found({ billing }, { ...comparison, differences: [] })).toEqual([]);
  expect(found({}, comparison)).toEqual([]);
});

test("a record that is not found is reported at the top of its file", () => {
  expect(finding("look", "games.none.none", "")).toMatchObject({ file: "content/games.yaml", path: [] });
  expect(finding("look", "no-such-file.none", "")).toMatchObject({
    file: "content/no-such-file.yaml",
    line: 1,
    path: [],
  });
});

test("signs that a terminal obeys are written out in the lines of a terminal", () => {
  const failed: Finding = { level: "look", file: "a", path: [], message: "It failed: \u001b[31m" };
  expect(findingLines([failed])[0]).toBe("look    a  It failed: \\u001b[31m.");
});
