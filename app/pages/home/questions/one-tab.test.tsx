import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { questions as texts } from "../../../content/pages/home";
import { plural } from "../../../format/phrase";
import { Questions } from "./questions";
import { questions as fixture } from "./questions-fixture";

vi.mock("../../../content/question-topics", () => ({
  questionTabs: [{ id: "general", label: "General" }],
  popularSearches: [],
}));
vi.mock("../../../content/questions", async () => {
  const { questions } = await import("./questions-fixture");
  return { questionContacts: [], questions: questions.filter(({ tab }) => tab === "general") };
});

test("the questions of a single tab are a list without tabs", () => {
  render(<Questions />, { wrapper: MemoryRouter });
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByRole("tabpanel")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
  const general = fixture.filter(({ tab }) => tab === "general");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(general.length);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "attacks" } });
  expect(screen.getByRole("status").textContent).toBe(plural(texts.found, 1));
});
