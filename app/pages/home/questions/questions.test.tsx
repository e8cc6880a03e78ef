import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { InLayout, layout } from "../../../layout/layout-fixture";
import { site, siteWith } from "../../../loaders/site-fixture";
import { Questions } from "./questions";
import { questionsData } from "./questions-data";
import { data, foundNote, noMatch, popularSearches, questionsIn, words as texts } from "./questions-fixture";

const { found, foundInTopic } = site.records["pages/home"].questions;
const foundIn = (topic: string, count: number) =>
  (count === 1 ? foundInTopic.one : foundInTopic.other)
    ?.replace("{count}", String(count))
    .replace("{topic}", topic) ?? "";
const { clearSearch } = layout.words.page;

beforeEach(() => {
  render(<Questions {...data} />, { wrapper: InLayout });
});
function tab(name: RegExp) {
  return screen.getByRole("tab", { name });
}
function searchFor(text: string) {
  fireEvent.change(screen.getByRole("searchbox", { name: texts.search }), { target: { value: text } });
}
function press(question: RegExp) {
  fireEvent.click(screen.getByText(question));
}
/** By attribute, because a query by role takes a second on this page. */
function openQuestions() {
  return Array.from(document.querySelectorAll('button[aria-expanded="true"]'), ({ id }) => id);
}

test("a click opens a question and closes the open one; a second click closes it", () => {
  press(/^How do I pay/);
  expect(openQuestions()).toEqual(["question-paying"]);
  press(/^What if it is not/);
  expect(openQuestions()).toEqual(["question-refunds"]);
  press(/^What if it is not/);
  expect(openQuestions()).toEqual([]);
});

test("only the selected tab is in the tab order; arrow keys, Home and End move the focus", () => {
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  tab(/General/).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(tab(/VPS/));
  fireEvent.keyDown(document.activeElement as Element, { key: "Home" });
  expect(document.activeElement).toBe(tab(/General/));
  fireEvent.keyDown(document.activeElement as Element, { key: "End" });
  expect(document.activeElement).toBe(tab(/VPS/));
});

test("a popular search is pressed while it is the search, and pressing it again or the cross clears the field", () => {
  const [first] = popularSearches as [(typeof popularSearches)[0]];
  const chip = () => screen.getByRole("button", { name: first.text });
  const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: texts.search });
  fireEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("false");
  expect(field().value).toBe("");
  searchFor("pay");
  fireEvent.click(screen.getByRole("button", { name: clearSearch }));
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole("button", { name: clearSearch })).toBeNull();
});

test("each popular search fills the search field and has matches in the selected tab", () => {
  for (const { text } of popularSearches) {
    fireEvent.click(within(screen.getByRole("list", { name: texts.popular })).getByText(text));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", text);
    const panel = screen.getByRole("tabpanel");
    expect(within(panel).getAllByRole("button").length).toBeGreaterThan(0);
  }
});

test("during a search the tabs show the number of their matches, and that of the selected tab is announced", () => {
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  expect(screen.queryByRole("tab", { name: new RegExp(foundNote) })).toBeNull();
  searchFor("ddos protection");
  expect(status.textContent).toBe(foundIn("General", 1));
  expect(screen.getByText(foundIn("General", 1)).className).not.toContain("hidden");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    `General 1 ${foundNote}`,
    `Game Servers 0 ${foundNote}`,
    `VPS 1 ${foundNote}`,
  ]);
  // It does not say that no question matches.
  fireEvent.click(tab(/Game Servers/));
  expect(status.textContent).toBe(foundIn("Game Servers", 0));
  searchFor("  ");
  expect(status.textContent).toBe("");
});

test("a search without a match shows no question, the count 0, what was searched for, cut off if long, and the tabs", () => {
  const words = "<b>(\\🐉";
  searchFor(words);
  expect(within(screen.getByRole("tabpanel")).queryAllByRole("button")).toEqual([]);
  const status = within(screen.getByRole("status"));
  expect(status.getByText(foundIn("General", 0))).toBeDefined();
  expect(status.getByRole("heading", { name: noMatch.title })).toBeDefined();
  expect(status.getByText(words)).toBeDefined();
  expect(tab(new RegExp(`VPS 0 ${foundNote}`))).toBeDefined();
  searchFor("x".repeat(20_000));
  expect(screen.getByRole("status").textContent).not.toContain("x".repeat(100));
  searchFor("");
  expect(within(screen.getByRole("tabpanel")).getAllByRole("button")).toHaveLength(3);
});

test("find-in-page finds a closed answer, selects its tab and opens it", () => {
  const answer = document.getElementById("answer-vps-root");
  expect(answer?.getAttribute("hidden")).toBe("until-found");
  expect(tab(/VPS/).getAttribute("aria-selected")).toBe("false");

  fireEvent(answer as Element, new Event("beforematch", { bubbles: true }));
  expect(tab(/VPS/).getAttribute("aria-selected")).toBe("true");
  expect(openQuestions()).toEqual(["question-vps-root"]);

  press(/^Do I get root access/);
  expect(answer?.getAttribute("hidden")).toBe("until-found");
});

test.each([
  undefined,
  { tab: "no-such-tab", openId: 7, searchText: null },
  "text",
  [],
  { tab: {}, openId: "__proto__" },
])("with %j in the history entry, General is selected and no question is open", (questions) => {
  cleanup();
  history.replaceState({ questions }, "");
  render(<Questions {...data} />, { wrapper: InLayout });
  expect(tab(/General/).getAttribute("aria-selected")).toBe("true");
  expect(openQuestions()).toEqual([]);
  expect(screen.getByRole("searchbox", { name: texts.search })).toHaveProperty("value", "");
});

test("the questions of a single tab are a list without tabs", () => {
  cleanup();
  const { search } = questionsIn(1);
  render(<Questions search={search} contacts={[]} />, { wrapper: InLayout });
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByRole("tabpanel")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "attacks" } });
  expect(screen.getByRole("status").textContent).toBe(found.one?.replace("{count}", "1"));
});

test("without questions there are the contacts, and without both there is no section", () => {
  cleanup();
  const { contacts } = site.records.questions;
  const contactsOnly = questionsData(siteWith({ questions: { questions: [], contacts } }));
  render(<Questions search={contactsOnly?.search} contacts={contactsOnly?.contacts ?? []} />, {
    wrapper: InLayout,
  });
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(contacts.length);
  expect(questionsData(siteWith({ questions: { questions: [], contacts: [] } }))).toBeUndefined();
});
