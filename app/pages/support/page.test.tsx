import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { head } from "../../content/pages/support";
import { structuredData } from "./data";
import SupportPage from "./page";

vi.mock("../../content/support-options", () => ({
  supportOptions: [],
  helpCategories: [],
  supportStats: [],
}));

afterEach(cleanup);

test("without options, help and figures the support page has its head only", () => {
  render(<SupportPage />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([head.title]);
  expect(screen.queryByRole("list")).toBeNull();
});

test("a mail address that the page does not show is not in its data", () => {
  expect(JSON.stringify(structuredData())).not.toContain("contactPoint");
});
