import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LayoutDataContext } from "./hooks/use-layout-data";
import { Footer } from "./layout/footer";
import { Header } from "./layout/header";
import { InLayout } from "./layout/layout-fixture";
import { layoutData } from "./layout/loader";
import { siteWith, site as wholeSite } from "./loaders/site-fixture";
import { loader as aboutLoader } from "./pages/about/loader";
import AboutPage from "./pages/about/page";
import { head as careersHead, loader as careersLoader } from "./pages/careers/loader";
import CareersPage from "./pages/careers/page";
import { head as homeHead, loader as homeLoader } from "./pages/home/loader";
import HomePage from "./pages/home/page";
import { head as legalHead } from "./pages/legal/loader";
import { loader as partnersLoader } from "./pages/partners/loader";
import PartnersPage from "./pages/partners/page";

const { records, words } = wholeSite;
const site = siteWith(
  {
    about: { stats: [], blocks: [], features: [], milestones: [] },
    company: undefined,
    footer: { columns: [], socialLinks: [] },
    games: { games: [], categories: [] },
    "home-features": [],
    locations: { ...records.locations, regions: [] },
    "minecraft-plans": [],
    navigation: [],
    "panel-preview": {
      ...records["panel-preview"],
      menu: [],
      metrics: [],
      tickTimes: { limitMs: 50, lastMs: [] },
      terminalLines: [],
    },
    partners: { ...records.partners, partners: [], stats: [], benefits: [] },
    positions: [],
    "question-topics": { tabs: [], popularSearches: [] },
    questions: { questions: [], contacts: [] },
    testimonials: [],
    ticker: [],
    "vps-plans": [],
    "website-plans": [],
  },
  { missingPages: ["/games", "/minecraft", "/vps", "/website-hosting", "/#questions"] },
);
const home = records["pages/home"];
const { head: partnersTexts, closing } = records["pages/partners"];

test.each<[string, ReactElement, string[], (string | null)[]]>([
  [
    "the home page has its title, its figures and the banner",
    <HomePage key="home" data={homeLoader(site)} />,
    [
      records.brand.tagline.join(" "),
      ...Object.values(home.specCards).map(() => expect.any(String)),
      home.protection.title,
    ],
    [home.protection.trialLink],
  ],
  [
    "/about has its head",
    <AboutPage key="about" data={aboutLoader(site)} />,
    [records["pages/about"].head.title],
    [],
  ],
  [
    "/partners has its head and two links to apply",
    <PartnersPage key="partners" data={partnersLoader(site)} />,
    [partnersTexts.title, closing.title],
    [closing.applyLink, closing.applyLink],
  ],
])("without any record %s, and no other section", (_, page, headings, links) => {
  render(page, { wrapper: InLayout });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(headings);
  expect(screen.queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(links);
  // The badges of the home page are no records.
  expect(
    screen.queryAllByRole("list").filter(({ className }) => className !== "home-hero-copy-badges"),
  ).toEqual([]);
  expect(screen.queryByRole("group", { name: home.ticker.label })).toBeNull();
});

test("without positions /careers says so, links to the careers mail address and shows no count", () => {
  const { head, noOpenings, perksTitle, valuesTitle } = records["pages/careers"];
  render(<CareersPage data={careersLoader(site)} />, { wrapper: InLayout });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    noOpenings.title,
    perksTitle,
    valuesTitle,
  ]);
  const link = screen.getByRole("link", { name: noOpenings.mailLink });
  expect(link.getAttribute("href")).toBe(records.brand.destinations.careersMail);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(head.title);
  expect(document.body.textContent).not.toMatch(/\b0\b/);
  expect(careersHead(site).meta.description).toBe(noOpenings.description);
});

test("without menus header and footer have no landmark for them, but their other links", () => {
  render(
    <LayoutDataContext value={layoutData(site)}>
      <MemoryRouter>
        <Header />
        <Footer />
      </MemoryRouter>
    </LayoutDataContext>,
  );
  expect(document.querySelector("nav, ul, address")).toBeNull();
  expect(screen.getByRole("button", { name: words.menu.open })).toBeTruthy();
  expect(screen.getByRole("link", { name: records.layout.footer.legalLink })).toBeTruthy();
});

test("without questions and company there is no data about them", () => {
  const page = { url: "", description: "", image: "" };
  expect(JSON.stringify(homeHead(site).structuredData?.(page))).not.toMatch(/FAQPage|legalName/);
  expect(legalHead(site).structuredData).toBeUndefined();
});
