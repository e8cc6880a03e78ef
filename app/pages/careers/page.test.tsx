import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { destinations } from "../../content/brand";
import { noOpenings } from "../../content/pages/careers";
import CareersPage, { meta } from "./page";

vi.mock("../../content/positions", () => ({ positions: [] }));

test("without positions /careers says so, links to the careers mail address and shows no count", () => {
  render(<CareersPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading", { level: 2, name: noOpenings.title })).toBeTruthy();
  const link = screen.getByRole("link", { name: noOpenings.mailLink });
  expect(link.getAttribute("href")).toBe(destinations.careersMail);
  expect(document.body.textContent).not.toMatch(/\b0\b/);
  expect(meta.description).toBe(noOpenings.description);
});
