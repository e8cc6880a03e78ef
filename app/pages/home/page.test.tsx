import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { brand } from "../../content/brand";
import type * as MissingPages from "../../content/missing-pages";
import { protection, specCards } from "../../content/pages/home";
import type * as PanelPreview from "../../content/panel-preview";
import { structuredData } from "./data";
import HomePage from "./page";

vi.mock("../../content/missing-pages", async (importOriginal) => ({
  ...(await importOriginal<typeof MissingPages>()),
  existingLinks: () => [],
}));
vi.mock("../../content/minecraft-plans", () => ({ minecraftPlans: [] }));
vi.mock("../../content/home-features", () => ({ homeFeatures: [] }));
vi.mock("../../content/locations", () => ({ regions: [], locationStatuses: {} }));
vi.mock("../../content/panel-preview", async (importOriginal) => ({
  ...(await importOriginal<typeof PanelPreview>()),
  panelMenu: [],
  panelMetrics: [],
  panelTickTimes: { limitMs: 50, lastMs: [] },
  terminalLines: [],
}));
vi.mock("../../content/question-topics", () => ({ questionTabs: [], popularSearches: [] }));
vi.mock("../../content/questions", () => ({ questions: [], questionContacts: [] }));
vi.mock("../../content/testimonials", () => ({ testimonials: [] }));
vi.mock("../../content/ticker", () => ({ tickerEntries: [] }));

afterEach(cleanup);

test("without any list the home page has its title, its figures and the banner, and no other section", () => {
  render(<HomePage />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(brand.tagline.join(" "));
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(headings).toHaveLength(Object.keys(specCards).length + 1);
  expect(headings.at(-1)).toBe(protection.title);
  expect(screen.queryByRole("group", { name: "Live activity" })).toBeNull();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("without questions there is no data about them", () => {
  expect(JSON.stringify(structuredData())).not.toContain("FAQPage");
});
