import type { Question } from "../../content/questions";

/** What a search looks at: never the figures or the lists under an answer. */
type Searched = Pick<Question, "question" | "answer" | "tag">;

/** Those that hold the text somewhere, whatever its case. Any text is only ever text; blank text finds all. */
export function searchQuestions<Record extends Searched>(records: readonly Record[], text: string): Record[] {
  const wanted = text.trim().toLowerCase();
  return records.filter(({ question, answer, tag }) =>
    [question, answer, tag].some((words) => words.toLowerCase().includes(wanted)),
  );
}
