import { expect, test } from "vitest";
import { siteWith } from "./site-fixture";
import { organization } from "./structured-data";

const company = {
  legalName: "One Private Limited",
  address: { street: "1 Long Lane", city: "Pune", postalCode: "411001", country: "IN" },
  numbers: [
    { label: "CIN", value: "U1" },
    { label: "GSTIN", value: "27A", kind: "tax" as const },
    { label: "GSTIN", value: "29A", kind: "tax" as const },
    { label: "VAT", value: "IE1", kind: "vat" as const },
  ],
};

test("the numbers of a company are told apart by their kind", () => {
  expect(organization(siteWith({ company }))).toMatchObject({
    legalName: "One Private Limited",
    address: { addressLocality: "Pune", postalCode: "411001", addressCountry: "IN" },
    taxID: ["27A", "29A"],
    vatID: ["IE1"],
    identifier: [{ "@type": "PropertyValue", name: "CIN", value: "U1" }],
  });
});

test("nothing is said of a company that is not known", () => {
  expect(JSON.stringify(organization(siteWith({ company: undefined })))).not.toContain("legalName");
});
