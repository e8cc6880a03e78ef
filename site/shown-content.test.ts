import { expect, test } from "vitest";
import { shownContent } from "./shown-content";

const now = new Date("2026-03-01");

const withoutVps = {
  "vps-plans": [],
  navigation: [
    { label: "Home", to: "/" },
    { label: "VPS", to: "/vps" },
    { label: "Services", submenu: [{ label: "VPS", to: "/vps" }] },
    {
      label: "All",
      covers: ["/vps", "/games"],
      submenu: [
        { label: "VPS", to: "/vps" },
        { label: "Status", destination: "statusPage" },
      ],
    },
  ],
  footer: { columns: [{ title: "VPS", links: [{ label: "Plans", to: "/vps" }] }], socialLinks: [] },
  games: { games: [{ id: "bot", title: "Bot", to: "/vps" }] },
  layout: { announcement: { text: "New.", link: { text: "See", to: "/vps#small" } } },
  questions: { questions: [{ id: "a", relatedLinks: [{ text: "Plans", to: "/vps" }], features: [] }] },
};

test("links to a page that does not exist are left out, and what has only such links", () => {
  expect(shownContent(withoutVps, now)).toEqual({
    "vps-plans": [],
    navigation: [
      { label: "Home", to: "/" },
      { label: "All", covers: ["/games"], submenu: [{ label: "Status", destination: "statusPage" }] },
    ],
    footer: { columns: [], socialLinks: [] },
    games: { games: [{ id: "bot", title: "Bot" }] },
    layout: { announcement: { text: "New." } },
    questions: { questions: [{ id: "a", features: [] }] },
  });
});

test("records without missing pages stay as they are", () => {
  const content = { ...withoutVps, "vps-plans": [{ id: "small" }] };
  expect(shownContent(content, now)).toEqual(content);
});

test("questions without tabs are in one tab", () => {
  const content = {
    "question-topics": { tabs: [], popularSearches: [] },
    questions: { questions: [{ id: "a", tab: "general" }] },
  };
  const tab = { id: "questions", label: "" };
  expect(shownContent(content, now)).toEqual({
    "question-topics": { tabs: [tab], popularSearches: [] },
    questions: { questions: [{ id: "a", tab: tab.id }] },
  });
});

test.each([
  ["Up to 2.5 Tbps.", "Up to 2.5\u00a0Tbps."],
  ["At 4 am, 50 ms late", "At 4\u00a0am, 50\u00a0ms late"],
  ["1.4 GB at 3 MB/s in 2 s", "1.4\u00a0GB at 3\u00a0MB/s in 2\u00a0s"],
  ["5 data centers, 20 ticks in 2 months", "5 data centers, 20 ticks in 2 months"],
  ["3 amber lights at 20. GB 5", "3 amber lights at 20. GB 5"],
])("%j has no-break spaces before its units", (text, expected) => {
  const page = { meta: { title: "2.5 Tbps" }, shareCard: { offer: "8 GB" }, ramGb: 8 };
  const content = { "pages/home": { ...page, sections: [{ text }] } };
  expect(shownContent(content, now)).toEqual({ "pages/home": { ...page, sections: [{ text: expected }] } });
});

test("an announcement is left out when its last day is over in every time zone", () => {
  const header = { gamePanel: "Panel" };
  const shownAt = (now: string, until?: string) => {
    const announcement = { text: "New.", ...(until && { until }) };
    return shownContent({ layout: { header, announcement } }, new Date(now));
  };
  expect(shownAt("2026-11-13T11:59:59Z", "2026-11-12")).toMatchObject({ layout: { announcement: {} } });
  expect(shownAt("2026-11-13T12:00:00Z", "2026-11-12")).toEqual({ layout: { header } });
  expect(shownAt("2100-01-01T00:00:00Z")).toMatchObject({ layout: { announcement: {} } });
});

test("the country of a company has its usual name, unless the owner wrote another", () => {
  const shownName = (address: object) => {
    const { company } = shownContent({ company: { address } }, now) as { company: { address: object } };
    return company.address;
  };
  expect(shownName({ country: "IE" })).toEqual({ country: "IE", countryName: "Ireland" });
  expect(shownName({ country: "IE", countryName: "Éire" })).toMatchObject({ countryName: "Éire" });
});
