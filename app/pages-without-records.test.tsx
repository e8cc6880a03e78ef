import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { brand, destinations } from "./content/brand";
import { careerPerks, careerValues } from "./content/careers";
import { words } from "./content/interface";
import { footer } from "./content/layout";
import { head as aboutHead } from "./content/pages/about";
import { head as careersHead, noOpenings, perksTitle, valuesTitle } from "./content/pages/careers";
import { protection, specCards, ticker } from "./content/pages/home";
import { closing, head as partnersHead } from "./content/pages/partners";
import { head as supportHead } from "./content/pages/support";
import type * as PanelPreview from "./content/panel-preview";
import { Footer } from "./layout/footer";
import { Header } from "./layout/header";
import AboutPage from "./pages/about/page";
import { meta as careersMeta } from "./pages/careers/data";
import CareersPage from "./pages/careers/page";
import { structuredData as homeData } from "./pages/home/data";
import HomePage from "./pages/home/page";
import { structuredData as legalData } from "./pages/legal/data";
import PartnersPage from "./pages/partners/page";
import { structuredData as supportData } from "./pages/support/data";
import SupportPage from "./pages/support/page";

vi.mock("virtual:language", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  missingPages: ["/games", "/minecraft", "/vps", "/website-hosting"],
}));
vi.mock("./content/about", () => ({ aboutStats: [], aboutBlocks: [], aboutFeatures: [], milestones: [] }));
vi.mock("./content/company", () => ({ company: undefined }));
vi.mock("./content/footer", () => ({ footerColumns: [], socialLinks: [] }));
vi.mock("./content/games", () => ({ games: [], gameCategories: [] }));
vi.mock("./content/home-features", () => ({ homeFeatures: [] }));
vi.mock("./content/locations", () => ({ regions: [], locationStatuses: {} }));
vi.mock("./content/minecraft-plans", () => ({ minecraftPlans: [] }));
vi.mock("./content/navigation", () => ({ headerMenu: [] }));
vi.mock("./content/panel-preview", async (importOriginal) => ({
  ...(await importOriginal<typeof PanelPreview>()),
  panelMenu: [],
  panelMetrics: [],
  panelTickTimes: { limitMs: 50, lastMs: [] },
  terminalLines: [],
}));
vi.mock("./content/partners", () => ({
  partners: [],
  partnerStats: [],
  partnerBenefits: [],
  partnerApplication: { destination: "https://site.example/apply" },
}));
vi.mock("./content/positions", () => ({ positions: [] }));
vi.mock("./content/question-topics", () => ({ questionTabs: [], popularSearches: [] }));
vi.mock("./content/questions", () => ({ questions: [], questionContacts: [] }));
vi.mock("./content/support-options", () => ({ supportOptions: [], helpCategories: [], supportStats: [] }));
vi.mock("./content/testimonials", () => ({ testimonials: [] }));
vi.mock("./content/ticker", () => ({ tickerEntries: [] }));
vi.mock("./content/vps-plans", () => ({ vpsPlans: [] }));

test.each<[string, ReactElement, string[], (string | null)[]]>([
  [
    "the home page has its title, its figures and the banner",
    <HomePage key="home" />,
    [brand.tagline.join(" "), ...Object.values(specCards).map(() => expect.any(String)), protection.title],
    [protection.trialLink],
  ],
  ["/about has its head", <AboutPage key="about" />, [aboutHead.title], []],
  ["/support has its head", <SupportPage key="support" />, [supportHead.title], []],
  [
    "/partners has its head and two links to apply",
    <PartnersPage key="partners" />,
    [partnersHead.title, closing.title],
    [closing.applyLink, closing.applyLink],
  ],
])("without any record %s, and no other section", (_, page, headings, links) => {
  render(page, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(headings);
  expect(screen.queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(links);
  // The badges of the home page are no records.
  expect(
    screen.queryAllByRole("list").filter(({ className }) => className !== "home-hero-copy-badges"),
  ).toEqual([]);
  expect(screen.queryByRole("group", { name: ticker.label })).toBeNull();
});

test("without positions /careers says so, links to the careers mail address and shows no count", () => {
  render(<CareersPage />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    noOpenings.title,
    ...(careerPerks.length > 0 ? [perksTitle] : []),
    ...(careerValues.length > 0 ? [valuesTitle] : []),
  ]);
  const link = screen.getByRole("link", { name: noOpenings.mailLink });
  expect(link.getAttribute("href")).toBe(destinations.careersMail);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(careersHead.title);
  expect(document.body.textContent).not.toMatch(/\b0\b/);
  expect(careersMeta.description).toBe(noOpenings.description);
});

test("without menus header and footer have no landmark for them, but their other links", () => {
  render([<Header key="header" />, <Footer key="footer" />], { wrapper: MemoryRouter });
  expect(document.querySelector("nav, ul, address")).toBeNull();
  expect(screen.getByRole("button", { name: words.menu.open })).toBeTruthy();
  expect(screen.getByRole("link", { name: footer.legalLink })).toBeTruthy();
});

test("without questions, options and company there is no data about them", () => {
  expect(JSON.stringify(homeData())).not.toContain("FAQPage");
  expect(JSON.stringify(supportData())).not.toMatch(/contactPoint|legalName/);
  expect(legalData()).toEqual([]);
});
