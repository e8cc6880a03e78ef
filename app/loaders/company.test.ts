import { expect, test } from "vitest";
import { addressLine, companyDetails } from "./company";
import { site, siteWith } from "./site-fixture";

const address = { street: "1 Long Lane", city: "Pune", postalCode: "411001", country: "IN" };
const grievanceOfficer = { name: "Asha Rao", designation: "Head of support", email: "asha@one.example" };
const company = { legalName: "One Private Limited", address, grievanceOfficer };

test("an address is one line, with region and name of the country if it has them", () => {
  expect(addressLine(company)).toBe("1 Long Lane, Pune 411001, IN");
  const whole = { ...address, region: "Maharashtra", countryName: "India" };
  expect(addressLine({ ...company, address: whole })).toBe("1 Long Lane, Pune 411001, Maharashtra, India");
});

test("only a company in India promises what the law of India asks for", () => {
  const promiseIn = (country: string) => {
    const { grievanceOfficer } =
      companyDetails(siteWith({ company: { ...company, address: { ...address, country } } })) ?? {};
    return grievanceOfficer?.promise;
  };
  expect([promiseIn("IN"), promiseIn("IE")]).toEqual([site.words.company.promise, undefined]);
});

test("without a company or an officer there are no details of them", () => {
  expect(companyDetails(siteWith({ company: undefined }))).toBeUndefined();
  const { grievanceOfficer: _, ...withoutOfficer } = company;
  expect(companyDetails(siteWith({ company: withoutOfficer }))?.grievanceOfficer).toBeUndefined();
});
