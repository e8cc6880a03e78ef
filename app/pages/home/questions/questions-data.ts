import type { Site } from "../../../../site/site";

export type QuestionsData = NonNullable<ReturnType<typeof questionsData>>;
export type QuestionSearchData = ReturnType<typeof searchData>;
export type QuestionTab = QuestionSearchData["tabs"][number];
export type Question = QuestionTab["questions"][number];

/** Without questions the contacts only; undefined without both. */
export function questionsData(site: Site) {
  const { questions, contacts } = site.records.questions;
  if (questions.length + contacts.length === 0) return undefined;
  return { contacts, search: questions.length > 0 ? searchData(site) : undefined };
}

function searchData({ records, format }: Site) {
  const { found, foundInTopic, noMatch, ...texts } = records["pages/home"].questions;
  const { tabs, popularSearches } = records["question-topics"];
  const [before, after = ""] = noMatch.text.split("{search}");
  return {
    ...texts,
    /** `before` and `after` are around what was searched for. */
    noMatch: { drawing: noMatch.drawing, title: noMatch.title, before, after: `${after} ${noMatch.advice}` },
    popularSearches,
    tabs: tabs.map(({ id, label }) => {
      const questions = records.questions.questions.filter(({ tab }) => tab === id);
      return {
        id,
        label,
        questions,
        /** What a search says that has found this many of them. */
        found: Array.from({ length: questions.length + 1 }, (_, count) =>
          tabs.length > 1
            ? format.plural(foundInTopic, count, { topic: label })
            : format.plural(found, count),
        ),
      };
    }),
  };
}
