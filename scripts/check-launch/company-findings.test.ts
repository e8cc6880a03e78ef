// @vitest-environment node
import { expect, test } from "vitest";
import { companyFindings } from "./company-findings";
import { legalLines } from "./finding";

const inRupees = { currency: "INR", supportEmail: "help@one.example" };
const inEuros = { ...inRupees, currency: "EUR" };
const address = { street: "1 Long Lane", city: "Pune", postalCode: "411001", country: "IN" };
const numbers = [{ label: "GSTIN", value: "27A", kind: "tax" }];
const grievanceOfficer = { name: "Asha Rao", designation: "Head of support", email: "asha@one.example" };
const company = { legalName: "One Private Limited", address, numbers, grievanceOfficer };

function sentences(brand: object, record?: object): string[] {
  return companyFindings({ brand, company: record })
    .filter(({ place }) => place.startsWith("content/company.yaml"))
    .map(({ sentence }) => sentence);
}

test("whoever sells in rupees without a word about the company is reminded once", () => {
  expect(sentences(inRupees)).toEqual([expect.stringContaining("legal name and address")]);
  expect(sentences(inRupees, company)).toEqual([]);
});

test("an Indian company is reminded of a grievance officer and of its tax number, one of another country is not", () => {
  const bare = { legalName: company.legalName, address };
  expect(sentences(inEuros, bare)).toEqual([
    expect.stringContaining("grievance officer"),
    expect.stringContaining("GSTIN"),
  ]);
  const registered = { ...company, numbers: [{ label: "CIN", value: "U1" }] };
  expect(sentences(inEuros, registered)).toEqual([expect.stringContaining("GSTIN")]);
  expect(
    companyFindings({ brand: inEuros, company: { ...bare, address: { ...address, country: "IE" } } }),
  ).toEqual([]);
});

test("legal texts without a mail address for questions about personal data are reported", () => {
  const [word = ""] = /[a-z]{4,}/.exec(legalLines().join("\n")) ?? [];
  const places = (email: string) =>
    companyFindings({
      brand: inRupees,
      company: { ...company, grievanceOfficer: { ...grievanceOfficer, email } },
    }).map(({ place }) => place);
  expect(places(grievanceOfficer.email)).toEqual(["content/public/legal.json"]);
  expect(places(word)).toEqual([]);
});
