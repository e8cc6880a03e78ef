import type { Content } from "./content";
import type { Filled } from "./fill-values";
import { isMissing, missingPages } from "./missing-pages";
import { optionalPart } from "./optional-part";
import { isObject } from "./sentence";

/** Lists of links whose record has nothing to show without them. */
const neededLinks = new Set(["submenu", "links"]);

/**
 * The records as the pages show them: without links to pages that do not exist, and without the parts that `fillValues`
 * left out.
 */
export function shownContent(content: Content, leftOut: Filled["leftOut"] = []): Content {
  const missing = missingPages(content);
  const places = new Set(leftOut.map(({ file, path }) => [file, ...path].join("\n")));

  function shown(value: unknown, place: readonly PropertyKey[]): unknown {
    if (places.has(place.join("\n"))) return undefined;
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
      .map(([key, field]) => [key, shown(field, [...place, key]), field] as const);
    if (fields.some(([key, field]) => neededLinks.has(key) && Array.isArray(field) && field.length === 0))
      return undefined;
    const isEmptied = (key: string, field: unknown, before: unknown) =>
      Array.isArray(field) &&
      field.length === 0 &&
      Array.isArray(before) &&
      before.length > 0 &&
      // The pages show nothing for a list that is absent.
      optionalPart(String(place[0]), [...place.slice(1), key]) !== undefined;
    return Object.fromEntries(
      fields.filter(([key, field, before]) => field !== undefined && !isEmptied(key, field, before)),
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
