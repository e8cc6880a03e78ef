import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "../../app/content/brand";
import { money } from "../../app/format/money";
import { loadContent } from "../../build/content/load-content";
import { pages } from "../site/built-site";
import { buildChanged, type ChangedCopy } from "./changed-copy";
import { longBrand, planAdded, plansAdded, renamed } from "./changed-records";
import { shareCardOf } from "./share-card-of";

let copy: ChangedCopy;
beforeAll(async () => {
  copy = await buildChanged([renamed, ...plansAdded]);
});
afterAll(() => copy?.remove());

test("a site with a long brand, more plans and one more position has no type errors", async () => {
  await copy.checkTypes();
});

test("a site with a long brand, more plans and one more position passes the site tests", async () => {
  await copy.test("site");
});

test("after a change of name and domain the old ones are nowhere in the build", () => {
  // Other records may have them in their own texts and addresses.
  const records = JSON.stringify(loadContent(join(copy.folder, "content"))).toLowerCase();
  const old = [brand.name, brand.domain]
    .map((word) => word.toLowerCase())
    .filter((word) => !records.includes(word));
  for (const [name, content] of copy.files()) {
    if (name.endsWith(".png") || name.endsWith(".woff2")) continue;
    const built = content.toString().toLowerCase();
    expect(
      old.filter((word) => built.includes(word)),
      name,
    ).toEqual([]);
  }
  expect(copy.site("index.html")).toContain(longBrand.name);
  expect(copy.site("sitemap.xml")).toContain(`https://${longBrand.domain}/`);
  expect(copy.site("manifest.webmanifest")).toContain(longBrand.name);
});

test("a new name changes every share card", () => {
  for (const { path, html } of pages) {
    if (path !== "/404") expect(shareCardOf(copy, path), path).not.toBe(shareCardOf(html));
  }
});

test("a plan that was added is in llms.txt", () => {
  expect(copy.site("llms.txt")).toContain(`- ${planAdded.title}: ${money(planAdded.monthly)} a month`);
});

test("check:launch reports missing characters, a title that is too long and an expired date", async () => {
  const found = await copy.run("run-typescript", "scripts/check-launch/check-launch.ts").catch(String);
  expect(found).toContain("positions.cafe-host.description has च");
  expect(found).toMatch(/The title of \/careers\/cafe-host has \d+ characters/);
  expect(found).toContain("positions.cafe-host.validThrough is 2020-02-01, which is over.");
});
