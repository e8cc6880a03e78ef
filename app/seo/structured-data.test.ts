import { expect, test, vi } from "vitest";
import { organization } from "./structured-data";

vi.mock("../content/company", () => ({
  company: {
    legalName: "One Private Limited",
    address: { street: "1 Long Lane", city: "Pune", postalCode: "411001", country: "IN" },
    numbers: [
      { label: "CIN", value: "U1" },
      { label: "GSTIN", value: "27A", kind: "tax" },
      { label: "GSTIN", value: "29A", kind: "tax" },
      { label: "VAT", value: "IE1", kind: "vat" },
    ],
  },
}));

test("the numbers of a company are told apart by their kind", () => {
  expect(organization()).toMatchObject({
    legalName: "One Private Limited",
    address: { addressLocality: "Pune", postalCode: "411001", addressCountry: "IN" },
    taxID: ["27A", "29A"],
    vatID: ["IE1"],
    identifier: [{ "@type": "PropertyValue", name: "CIN", value: "U1" }],
  });
});
