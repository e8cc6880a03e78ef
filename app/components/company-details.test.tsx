import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout } from "../layout/layout-fixture";
import { CompanyDetails } from "./company-details";

const company = { legalName: "One Limited", address: "1 Long Lane, Pune 411001, India", numbers: [] };
const officer = {
  label: "Grievance officer",
  name: "Asha Rao",
  designation: "Head of support",
  email: "asha@one.example",
  promise: "Soon.",
};

function links() {
  return screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
}

test("the officer can be reached by mail and, with a number, by telephone", () => {
  const { rerender } = render(<CompanyDetails {...company} grievanceOfficer={officer} />, {
    wrapper: InLayout,
  });
  expect(links()).toEqual(["mailto:asha@one.example"]);
  expect(document.body.textContent).toContain("Asha Rao, Head of support");
  expect(screen.getByText("Soon.")).toBeTruthy();
  rerender(<CompanyDetails {...company} grievanceOfficer={{ ...officer, telephone: "+91 80 4123-7766" }} />);
  expect(links()).toEqual(["mailto:asha@one.example", "tel:+918041237766"]);
});

test("without officer and numbers there are no headings for them", () => {
  render(<CompanyDetails {...company} grievanceOfficer={undefined} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([company.legalName]);
  expect(screen.getByRole("region", { name: company.legalName }).textContent).toBe(
    company.legalName + company.address,
  );
  expect(document.querySelector("dl")).toBeNull();
});
