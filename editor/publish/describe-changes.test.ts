// @vitest-environment node
import { describe, expect, test } from "vitest";
import { changesOf, changesOfFile, changesOfPlan, coal, plans } from "./changes/changes-of";

describe("a changed field", () => {
  test("of money has the currency and the locale of the brand", () => {
    expect(changesOfPlan({ monthly: 320 })).toEqual(["Minecraft plans: Coal: monthly ₹300 → ₹320"]);
    const brand = { name: "Anvil", currency: "EUR", locale: "en-IE" };
    const euros = (monthly: number) => ({ "brand.yaml": brand, [plans]: [{ ...coal, monthly }] });
    expect(changesOf(euros(4.5), euros(1250))).toEqual(["Minecraft plans: Coal: monthly €4.50 → €1,250"]);
  });

  test("of money is in the old currency before and in the new one after", () => {
    const brand = { name: "Anvil", currency: "EUR", locale: "en-IE" };
    expect(
      changesOf({ [plans]: [coal] }, { "brand.yaml": brand, [plans]: [{ ...coal, monthly: 3 }] }),
    ).toContain("Minecraft plans: Coal: monthly ₹300 → €3");
  });

  test("has its unit, and yes or no for a flag", () => {
    expect(changesOfPlan({ ramGb: 12, popular: true })).toEqual([
      "Minecraft plans: Coal: RAM 6 GB → 12 GB",
      "Minecraft plans: Coal: popular no → yes",
    ]);
  });

  test("that is optional is added or removed", () => {
    const offer = { setupFee: 1_00_000, soldOut: true, note: "New" };
    const added = changesOfPlan(offer);
    expect(added).toEqual([
      "Minecraft plans: Coal: setup fee ₹1,00,000 added",
      "Minecraft plans: Coal: sold out no → yes",
      'Minecraft plans: Coal: note: "New" added',
    ]);
    expect(changesOfFile(plans, [{ ...coal, ...offer }], [coal])).toEqual([
      "Minecraft plans: Coal: setup fee ₹1,00,000 removed",
      "Minecraft plans: Coal: sold out yes → no",
      'Minecraft plans: Coal: note: "New" removed',
    ]);
  });

  test("of a page is named by its part of the page", () => {
    const page = (title: string) => ({ meta: { title }, plans: { title } });
    expect(changesOfFile("pages/home.yaml", page("By the block"), page("By the brick"))).toEqual([
      'Home page: for search engines: title: "By the block" → "By the brick"',
      'Home page: plans: heading: "By the block" → "By the brick"',
    ]);
  });

  test("keeps values such as {brand.name} as the owner wrote them", () => {
    expect(
      changesOfFile("layout.yaml", { loading: "{brand.name}" }, { loading: "{brand.name} is near" }),
    ).toEqual(['Layout: loading: "{brand.name}" → "{brand.name} is near"']);
  });

  test("with other spaces only says so", () => {
    expect(changesOfFile("layout.yaml", { loading: "Please wait" }, { loading: "Please  wait" })).toEqual([
      "Layout: loading: only spacing changed",
    ]);
  });

  test("that is a record is added, removed or replaced by something else", () => {
    const [empty, full] = [{ loading: "…" }, { loading: "…", announcement: { text: "Sale" } }];
    expect(changesOfFile("layout.yaml", empty, full)).toEqual(["Layout: announcement added"]);
    expect(changesOfFile("layout.yaml", full, empty)).toEqual(["Layout: announcement removed"]);
    expect(changesOfFile("layout.yaml", full, { ...full, announcement: "Sale" })).toEqual([
      "Layout: announcement changed",
    ]);
  });
});

describe("a file", () => {
  test("without changes has no line, one with other comments or spaces says so", () => {
    expect(changesOfFile(plans, [coal], [coal])).toEqual([]);
    expect(changesOfFile(plans, "- id: coal\n", "# Plans\n-   id: coal\n")).toEqual([
      "Only comments or spacing changed in Minecraft plans",
    ]);
    expect(changesOfFile(plans, "- id: a\n  title: A\n", "- title: A\n  id: a\n")).toEqual([
      "Minecraft plans: fields in another order",
    ]);
  });

  test("is added, removed or cannot be read", () => {
    expect(changesOf({}, { "ticker.yaml": [] })).toEqual(["Ticker: the file was added"]);
    expect(changesOf({ "ticker.yaml": [] }, {})).toEqual(["Ticker: the file was removed"]);
    expect(changesOfFile("ticker.yaml", [], "title: [")).toEqual(["Ticker: the file cannot be read"]);
    expect(changesOfFile("ticker.yaml", "title: [", [])).toEqual(["Ticker: the file can be read again"]);
  });

  test("that is a picture is added, replaced or removed", () => {
    const picture = "pictures/castle.png";
    const [one, other] = [Buffer.from([0x89, 0x50, 0, 255]), Buffer.from([0x89, 0x50, 0, 254])];
    expect(changesOf({}, { [picture]: one })).toEqual(["Picture castle.png added"]);
    expect(changesOf({ [picture]: one }, { [picture]: other })).toEqual(["Picture castle.png replaced"]);
    expect(changesOf({ [picture]: one }, {})).toEqual(["Picture castle.png removed"]);
  });
});

test("a legal document has the title of its tab, and its sections their titles", () => {
  const file = "public/legal.json";
  const page = { "pages/legal.yaml": { documentTitles: { refunds: "Refund Policy" } } };
  const legal = (content: string) =>
    JSON.stringify({ refunds: { sections: [{ id: "when", title: "When", content }] } });
  expect(changesOf({ ...page, [file]: legal("Today.") }, { ...page, [file]: legal("This week.") })).toEqual([
    'Legal documents: Refund Policy: sections: When: content: "Today." → "This week."',
  ]);
});
