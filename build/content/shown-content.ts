import type { Content } from "./content";
import { isMissing, missingPages } from "./missing-pages";
import { isObject } from "./sentence";

/** Lists of links whose record has nothing to show without them. */
const neededLinks = new Set(["submenu", "links"]);

/**
 * The records as the pages show them: without links to pages that do not exist.
 */
export function shownContent(content: Content): Content {
  const missing = missingPages(content);

  function shown(value: unknown, place: readonly PropertyKey[]): unknown {
    if (Array.isArray(value))
      return value
        .map((entry, index) => shown(entry, [...place, index]))
        .filter((entry) => entry !== undefined);
    // Paths outside a record: `covers` of a group of the menu.
    if (!isObject(value)) return place.includes("covers") && isMissing(value, missing) ? undefined : value;
    // A game without a page is still listed.
    const isGame = place[0] === "games";
    if (isMissing(value.to, missing) && !isGame) return undefined;
    const fields = Object.entries(value)
      .filter(([key]) => key !== "to" || !isMissing(value.to, missing))
      .map(([key, field]) => [key, shown(field, [...place, key])] as const);
    if (fields.some(([key, field]) => neededLinks.has(key) && Array.isArray(field) && field.length === 0))
      return undefined;
    return Object.fromEntries(
      fields.filter(
        ([key, field]) =>
          field !== undefined && !(key === "relatedLinks" && Array.isArray(field) && field.length === 0),
      ),
    );
  }

  const files = Object.entries(content).map(([file, value]) => [file, shown(value, [file])]);
  return withTab(Object.fromEntries(files));
}

/** Questions without tabs are all in one, which the page does not name. */
function withTab(content: Content): Content {
  const { "question-topics": topics, questions } = content;
  if (!isObject(topics) || !isObject(questions) || !Array.isArray(questions.questions)) return content;
  if (!Array.isArray(topics.tabs) || topics.tabs.length > 0 || questions.questions.length === 0)
    return content;
  const tab = { id: "questions", label: "Questions" };
  return {
    ...content,
    "question-topics": { ...topics, tabs: [tab] },
    questions: {
      ...questions,
      questions: questions.questions.map((question) => ({ ...question, tab: tab.id })),
    },
  };
}
