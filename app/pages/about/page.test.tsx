import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { isMissingPage } from "../../content/missing-pages";
import { closing, head } from "../../content/pages/about";
import AboutPage from "./page";

vi.mock("../../content/about", () => ({
  aboutStats: [],
  aboutBlocks: [],
  aboutFeatures: [],
  milestones: [],
}));

afterEach(cleanup);

test("without figures, milestones, blocks and features the about page has its head and its end", () => {
  render(<AboutPage />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    head.title,
    ...(isMissingPage("/minecraft") ? [] : [closing.title]),
  ]);
  expect(screen.queryByRole("list")).toBeNull();
});
