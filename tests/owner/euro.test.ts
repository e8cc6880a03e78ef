import { afterAll, beforeAll, test } from "vitest";
import { buildChanged, type ChangedCopy } from "./changed-copy";
import { euroCompany } from "./euro-records";

let copy: ChangedCopy;
beforeAll(async () => {
  copy = await buildChanged(euroCompany);
});
afterAll(() => copy?.remove());

test("a site with prices in euros and other words, categories and amounts passes the site tests", async () => {
  await copy.test("site");
});

test("its pages are readable at every width and have no axe violations, and the journeys through its records work", async () => {
  await copy.browse("full/pages.spec.ts", "e2e/(pages|plans|games|questions|home).spec.ts");
});
