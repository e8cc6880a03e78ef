import type { Question } from "../../../content/questions";

/** What a search looks at. */
export type SearchedQuestion = Pick<Question, "id" | "tab" | "question" | "answer" | "tag">;

/** Those with the text in question, answer or tag, whatever its case. Blank text finds all. */
export function searchQuestions<Some extends SearchedQuestion>(
  questions: readonly Some[],
  text: string,
): readonly Some[] {
  const wanted = text.trim().toLowerCase();
  return questions.filter(({ question, answer, tag }) =>
    [question, answer, tag].some((words) => words.toLowerCase().includes(wanted)),
  );
}
