import { expect, test } from "vitest";
import { shownContent } from "./shown-content";

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
  expect(shownContent(withoutVps)).toEqual({
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
  expect(shownContent(content)).toEqual(content);
});

test("questions without tabs are in one tab", () => {
  const content = {
    "question-topics": { tabs: [], popularSearches: [] },
    questions: { questions: [{ id: "a", tab: "general" }] },
  };
  const tab = { id: "questions", label: "Questions" };
  expect(shownContent(content)).toEqual({
    "question-topics": { tabs: [tab], popularSearches: [] },
    questions: { questions: [{ id: "a", tab: tab.id }] },
  });
});
