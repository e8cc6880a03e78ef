import { expect, test } from "vitest";
import { type SearchedQuestion, searchQuestions } from "./question-search";

const questions: readonly SearchedQuestion[] = [
  {
    id: "pay",
    tab: "general",
    question: "How do I pay?",
    answer: "In the client area.",
    tag: "Payment Methods",
  },
  {
    id: "mods",
    tab: "game-servers",
    question: "Can I install mods?",
    answer: "Yes (even C++ ones).",
    tag: "Mods",
  },
];
function find(text: string) {
  return searchQuestions(questions, text).map(({ id }) => id);
}

test("the text is looked for in question, answer and tag", () => {
  expect(find("install")).toEqual(["mods"]);
  expect(find("client area")).toEqual(["pay"]);
  expect(find("Payment Methods")).toEqual(["pay"]);
});

test("case does not matter, and neither do blanks around the text", () => {
  expect(find("HOW DO I PAY")).toEqual(["pay"]);
  expect(find("  mods ")).toEqual(["mods"]);
});

test("text is not found across the end of one and the start of another", () => {
  expect(find("pay? In")).toEqual([]);
});

test("blank text finds everything", () => {
  expect(find("")).toEqual(["pay", "mods"]);
  expect(find("   ")).toEqual(["pay", "mods"]);
});

test.each(["(", "\\", "[a-z", "*", "🐉", "<b>mods</b>", "%", "x".repeat(20_000)])(
  "%.20s is looked for as it stands",
  (text) => {
    expect(find(text)).toEqual(text === "(" ? ["mods"] : []);
  },
);
