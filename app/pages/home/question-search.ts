import type { QuestionTabId } from "../../content/question-topics";

/** A question as the search sees it: its words are those of the question, its answer and its tag. */
export type SearchedQuestion = { id: string; tab: QuestionTabId; words: readonly string[] };

/** Those that hold the text somewhere, whatever its case. Any text is only ever text; blank text finds all. */
export function searchQuestions(
  questions: readonly SearchedQuestion[],
  text: string,
): readonly SearchedQuestion[] {
  const wanted = text.trim().toLowerCase();
  return questions.filter(({ words }) => words.some((some) => some.toLowerCase().includes(wanted)));
}
