import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { head } from "../../content/pages/about";
import AboutPage from "./page";

vi.mock("../../content/about", () => ({
  aboutStats: [],
  aboutBlocks: [],
  aboutFeatures: [],
  milestones: [],
}));

afterEach(cleanup);

test("without figures, tiles, features and milestones the about page has its head only", () => {
  render(<AboutPage />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([head.title]);
  expect(screen.queryByRole("list")).toBeNull();
});
