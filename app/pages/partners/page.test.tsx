import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { closing, head } from "../../content/pages/partners";
import PartnersPage from "./page";

vi.mock("../../content/partners", () => ({
  partners: [],
  partnerStats: [],
  partnerBenefits: [],
  partnerApplication: { destination: "https://site.example/apply" },
}));

afterEach(cleanup);

test("without partners, figures and benefits the partners page has its head and two links to apply", () => {
  render(<PartnersPage />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    head.title,
    closing.title,
  ]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    closing.applyLink,
    closing.applyLink,
  ]);
});
