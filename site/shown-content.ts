import { type Content, isObject } from "./content";
import { formatOf } from "./format";
import { isMissing, missingPages } from "./missing-pages";
import type { Records } from "./schemas/all-schemas";

/** Lists of links whose record has nothing to show without them. */
const neededLinks = new Set(["submenu", "links"]);

/** Not on a page, the head of the document and the picture for messengers; and code, which readers copy. */
const unchanged = new Set(["meta", "shareCard", "code"]);

/** "2.5 Tbps", "50 ms", "9 pm". */
const spaceBeforeUnit = /(?<=\d) (?=(?:[KMGT](?:B|bps|Hz)|Hz|ms|s|min|am|pm|TPS)\b)/g;

/**
 * The records as the pages show them: without links to pages that do not exist and without an announcement that is over,
 * with a no-break space between a number and its unit, so that a line never ends there, and with the name of the country.
 */
export function shownContent(content: Content, now: Date): Content {
  const missing = missingPages(content);

  function shown(value: unknown, file: string): unknown {
    if (typeof value === "string") return shownText(value);
    if (Array.isArray(value))
      return value.map((entry) => shown(entry, file)).filter((entry) => entry !== undefined);
    if (!isObject(value)) return value;
    // A game without a page is still listed.
    if (isMissing(value.to, missing) && file !== "games") return undefined;
    const fields = Object.entries(value)
      .filter(([key, field]) => key !== "to" || !isMissing(field, missing))
      .map(([key, field]) => [key, shownField(key, field, file)] as const);
    if (fields.some(([key, field]) => neededLinks.has(key) && isEmpty(field))) return undefined;
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }

  function shownField(key: string, field: unknown, file: string): unknown {
    if (unchanged.has(key)) return field;
    if (key === "covers") return (field as string[]).filter((path) => !isMissing(path, missing));
    const kept = shown(field, file);
    return key === "relatedLinks" && isEmpty(kept) ? undefined : kept;
  }

  const files = Object.entries(currentContent(content, now)).map(([file, value]) => [
    file,
    // No text of a page.
    file === "redirects" ? value : shown(value, file),
  ]);
  return withCountryName(withTab(Object.fromEntries(files)));
}

/** A text as the pages show it. */
export function shownText(text: string): string {
  return text.replaceAll(spaceBeforeUnit, "\u00a0");
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

const hourMs = 3_600_000;

/** The records without an announcement whose last day is over in every time zone. The last one is twelve hours behind UTC. */
function currentContent(content: Content, now: Date): Content {
  const { layout } = content;
  if (!isObject(layout) || !isObject(layout.announcement)) return content;
  const { announcement, ...rest } = layout;
  const { until } = announcement as { until?: string };
  const isOver = until !== undefined && now.getTime() >= Date.parse(until) + 36 * hourMs;
  return isOver ? { ...content, layout: rest } : content;
}

/** Questions without tabs are all in one, which the page does not name. */
function withTab(content: Content): Content {
  const { "question-topics": topics, questions } = content as Partial<Records>;
  if (!topics || !questions || isEmpty(questions.questions) || !isEmpty(topics.tabs)) return content;
  const tab = { id: "questions", label: "" };
  return {
    ...content,
    "question-topics": { ...topics, tabs: [tab] },
    questions: {
      ...questions,
      questions: questions.questions.map((question) => ({ ...question, tab: tab.id })),
    },
  };
}

/** Browsers need not ask Intl for it, and each would have names of its own. */
function withCountryName(content: Content): Content {
  const { company } = content as Partial<Records>;
  if (!company) return content;
  const { locale } = formatOf(content);
  const countryName = new Intl.DisplayNames(locale, { type: "region" }).of(company.address.country);
  return { ...content, company: { ...company, address: { countryName, ...company.address } } };
}
