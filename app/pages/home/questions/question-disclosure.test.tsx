import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Question } from "../../../content/questions";
import { QuestionDisclosure } from "./question-disclosure";

const question: Question = {
  id: "paying",
  tab: "general",
  question: "How do I pay?",
  answer: "In rupees.",
  icon: "rupee",
  tag: "Payment",
};

function show(more: Partial<Question>) {
  const nothing = () => {};
  render(
    <QuestionDisclosure
      question={{ ...question, ...more }}
      open
      found
      onToggle={nothing}
      onFindInPage={nothing}
    />,
    { wrapper: MemoryRouter },
  );
}

test("an answer shows its specs, features and links", () => {
  show({
    specs: [{ label: "Port", value: "25565" }],
    features: ["No card"],
    relatedLinks: [{ text: "Support", to: "/support" }],
  });
  expect(screen.getByRole("definition").textContent).toBe("25565");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "No card",
    "Support",
  ]);
});

test("a list without entries is left out", () => {
  show({ specs: [], features: [], relatedLinks: [] });
  expect(screen.getByText(question.answer)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  expect(document.querySelector("dl")).toBeNull();
});
