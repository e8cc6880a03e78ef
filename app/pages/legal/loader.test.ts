import { expect, test } from "vitest";
import { legalKeys } from "../../../site/legal-hashes";
import { site, siteWith } from "../../loaders/site-fixture";
import { head, legalTabs } from "./loader";

test("every document of legal.json has a tab, in the same order", () => {
  expect(legalTabs(site).map(({ key }) => key)).toEqual(legalKeys);
});

test("search engines are told who answers complaints, if the company says so", () => {
  const page = { url: "", description: "", image: "" };
  const { company } = site.records;
  const officer = company?.grievanceOfficer;
  if (!company || !officer) throw new Error("The company has no grievance officer.");
  const [organization] = head(site).structuredData?.(page) ?? [];
  expect(organization).toMatchObject({ contactPoint: { name: officer.name, email: officer.email } });

  const { grievanceOfficer: _, ...withoutOfficer } = company;
  expect(head(siteWith({ company: withoutOfficer })).structuredData).toBeUndefined();
});
