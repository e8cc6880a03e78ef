import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { destinations } from "../../content/brand";
import { careerPerks, careerValues } from "../../content/careers";
import { noOpenings, perksTitle, valuesTitle } from "../../content/pages/careers";
import { meta } from "./data";
import CareersPage from "./page";

vi.mock("../../content/positions", () => ({ positions: [] }));

afterEach(cleanup);

test("without positions /careers says so, links to the careers mail address and shows no count", () => {
  render(<CareersPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading", { level: 2, name: noOpenings.title })).toBeTruthy();
  const link = screen.getByRole("link", { name: noOpenings.mailLink });
  expect(link.getAttribute("href")).toBe(destinations.careersMail);
  expect(document.body.textContent).not.toMatch(/\b0\b/);
  expect(meta.description).toBe(noOpenings.description);
});

test("the positions come first, then what the company offers, then what it values", () => {
  render(<CareersPage />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    noOpenings.title,
    ...(careerPerks.length > 0 ? [perksTitle] : []),
    ...(careerValues.length > 0 ? [valuesTitle] : []),
  ]);
});
