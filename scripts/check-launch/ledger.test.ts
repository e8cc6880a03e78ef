// @vitest-environment node
import { expect, test } from "vitest";
import { regions } from "../../app/content/locations";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { vpsPlans } from "../../app/content/vps-plans";
import { rupees } from "../../app/format/rupees";
import { ledger } from "./ledger";

const rows = ledger();

function pagesOf(record: string) {
  return rows.find((row) => row.record === record)?.pages;
}

test("the ledger has every price with the pages that read its record, and its line", () => {
  for (const { id, monthlyInr } of minecraftPlans) {
    expect(rows).toContainEqual({
      figure: rupees(monthlyInr),
      pages: expect.arrayContaining(["/minecraft"]),
      record: `minecraftPlans.${id}.monthlyInr`,
      place: expect.stringMatching(/^app\/content\/minecraft-plans\.ts:\d+$/),
    });
  }
});

test("a page that only says what plans begin at is named for the lowest price alone", () => {
  const lowest = Math.min(...vpsPlans.map(({ monthlyInr }) => monthlyInr));
  const first = vpsPlans.findIndex(({ monthlyInr }) => monthlyInr === lowest);
  for (const [index, { id }] of vpsPlans.entries()) {
    const pages = pagesOf(`vpsPlans.${id}.monthlyInr`);
    if (index === first) expect(pages).toContain("/website-hosting");
    else expect(pages).toEqual(["/vps"]);
  }
});

test("figures that no page shows are listed without a page", () => {
  for (const { id, cities } of regions)
    for (const city of cities) expect(pagesOf(`regions.${id}.cities.${city.id}.stats.latencyMs`)).toEqual([]);
});
