import { expect, test } from "vitest";
import { documentOf } from "../site/built-site";
import { planCards, priceOf } from "../site/plan-cards";
import { records } from "../tested-site";

const { minecraftStore, sharedVpsStore, cartConfiguration } = records.brand.destinations;

// SPEC.md §9, copied by hand. That the pages show what the records have is proved by tests/site/plans.test.ts.

test("the ten Minecraft plans have the figures of the table, in its order", () => {
  expect(
    records["minecraft-plans"].map(({ title, monthly, ramGb, ssdGb, backups }) => [
      title,
      monthly,
      ramGb,
      ssdGb,
      backups,
    ]),
  ).toEqual([
    ["Grass", 50, 1, 4, 1],
    ["Wood", 50, 2, 8, 1],
    ["Stone", 200, 4, 16, 2],
    ["Coal", 300, 6, 24, 2],
    ["Iron", 400, 8, 32, 3],
    ["Gold", 500, 10, 40, 3],
    ["Diamond", 600, 1, 48, 4],
    ["Emerald", 700, 14, 14, 4],
    ["Netherite", 800, 16, 55, 5],
    ["Obsidian", 900, 24, 96, 5],
  ]);
  for (const { id, title, popular, destination } of records["minecraft-plans"])
    expect([id, popular, destination]).toEqual([title.toLowerCase(), false, minecraftStore]);
  const shares = records["minecraft-plans"].map(({ cpuSharePercent }) => cpuSharePercent);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([shares[0], shares.at(-1)]).toEqual([70, 300]);
});

test("the three VPS plans have the figures of the table, in its order, and two of them the same name", () => {
  expect(
    records["vps-plans"].map(({ monthly, ramGb, vcpus, storageGb, transferTb, popular, ...plan }) => [
      ...[monthly, ramGb, vcpus, storageGb, transferTb],
      "networkGbps" in plan ? plan.networkGbps : undefined,
      popular,
    ]),
  ).toEqual([
    [1099, 32, 4, 500, 2, undefined, false],
    [1899, 4, 8, 100, 5, undefined, true],
    [8960, 8, 32, 1000, 10, 5, false],
  ]);
  const [first, second] = records["vps-plans"];
  expect(first?.title).toBe(second?.title);
  for (const { destination } of records["vps-plans"]) expect(destination).toBe(sharedVpsStore);
  expect(planCards(documentOf("/vps")).map(priceOf)).toEqual(["₹1,099", "₹1,899", "₹8,960"]);
});

test("the three website plans have the figures of the list, in its order, and the page names cPanel", () => {
  expect(
    records["website-plans"].map(({ monthly, domains, popular }) => [monthly, domains, popular]),
  ).toEqual([
    [1048, 5, false],
    [499, 1, true],
    [1498, 10, false],
  ]);
  for (const { destination } of records["website-plans"]) expect(destination).toBe(cartConfiguration);
  const text = documentOf("/website-hosting").querySelector("main")?.textContent ?? "";
  expect(text.match(/50,000\+/g)).toHaveLength(1);
  expect(text).toContain("cPanel");
});

test("the one game is Minecraft at ₹98 a month, popular, with a link to /minecraft", () => {
  expect(records.games.games.map(({ title, monthly, popular, to }) => [title, monthly, popular, to])).toEqual(
    [["Minecraft", 98, true, "/minecraft"]],
  );
  expect(records["pages/games"].cards).toMatchObject({ feature: "Instant Setup", link: "Deploy Server" });
});
