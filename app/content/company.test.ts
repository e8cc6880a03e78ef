import { expect, test } from "vitest";
import { addressLine, companyDetails } from "./company";
import { words } from "./interface";

const address = { street: "1 Long Lane", city: "Pune", postalCode: "411001", country: "IN" };
const company = { legalName: "One Private Limited", address };

test("an address is one line, with region and name of the country if it has them", () => {
  expect(addressLine(company)).toBe("1 Long Lane, Pune 411001, IN");
  const whole = { ...address, region: "Maharashtra", countryName: "India" };
  expect(addressLine({ ...company, address: whole })).toBe("1 Long Lane, Pune 411001, Maharashtra, India");
});

test("only a company in India promises what the law of India asks for", () => {
  expect(companyDetails(company).promise).toBe(words.company.promise);
  expect(companyDetails({ ...company, address: { ...address, country: "IE" } }).promise).toBeUndefined();
});
