import { ownerFault } from "../owner-fault";
import { allContent } from "./all-content";
import { contentLeaves } from "./content-leaves";
import { contentSchemas } from "./schemas";
import { faultSentence, identityOf, isObject, issueSentences, placeOf } from "./sentence";

/** Exports by name, by file name without its ending. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Fields = Record<PropertyKey, unknown>;

/** Stops the build if a record is wrong. */
export function assertContent() {
  const faults = checkContent(allContent);
  if (faults.length > 0) throw ownerFault(faults);
}

/** One sentence for each fault, with the record and the field; none if the content is valid. */
export function checkContent(content: Content): string[] {
  return [
    ...Object.entries(content).flatMap(([file, exports]) => {
      // Functions, such as the parser beside the legal tabs, are not content.
      const records = Object.entries(exports).filter(([, value]) => typeof value !== "function");
      return [...checkShapes(file, records), ...checkIdentities(file, records)];
    }),
    ...checkQuestions(content),
    ...checkMilestones(content),
    ...checkQuotedPrices(content),
  ];
}

function checkShapes(file: string, records: readonly [string, unknown][]): string[] {
  const schemas = contentSchemas[file] ?? {};
  const names = new Set(records.filter(([, value]) => value !== undefined).map(([name]) => name));
  const missing = Object.keys(schemas).filter((name) => !names.has(name));
  return [
    ...missing.map((name) => `${file}: the export "${name}" is missing.`),
    ...records.flatMap(([name, value]) => {
      const schema = schemas[name];
      if (!schema)
        return [`${file}: no schema checks the export "${name}": add one to build/content-check/schemas.ts.`];
      const issues = schema.safeParse(value).error?.issues ?? [];
      return issues.flatMap((issue) => issueSentences(file, name, value, issue));
    }),
  ];
}

/** Ids are anchors and keys, so they are unique in the whole file, nested records included. */
function checkIdentities(file: string, records: readonly [string, unknown][]): string[] {
  const counts = new Map<string, number>();
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    const identity = identityOf(value);
    const words = identity && `the ${identity.field} "${identity.name}"`;
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1);
    Object.values(value).forEach(visit);
  };
  for (const [, value] of records) visit(value);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([words, count]) => `${file}: ${count === 2 ? "two" : count} records have ${words}.`);
}

/** Every popular search finds a question, and every tab has one. */
function checkQuestions(content: Content): string[] {
  const questions = recordsOf(content, "questions", "questions");
  const texts = questions.flatMap(({ question, answer, tag }) => [question, answer, tag].map(lowerCase));
  const searches = recordsOf(content, "question-topics", "popularSearches").filter(
    ({ text }) => typeof text === "string" && !texts.some((words) => words.includes(lowerCase(text))),
  );
  const tabs = recordsOf(content, "question-topics", "questionTabs").filter(
    ({ id }) => !questions.some(({ tab }) => tab === id),
  );
  return [
    ...searches.map(({ id, text }) =>
      faultOf("question-topics", id, "text", text, "expected words of a question, an answer or a tag"),
    ),
    ...tabs.map(({ id }) =>
      faultOf("question-topics", id, "question", undefined, "expected at least one per tab"),
    ),
  ];
}

function checkMilestones(content: Content): string[] {
  const brand = content.brand?.brand;
  const foundedOn = isObject(brand) ? brand.foundedOn : undefined;
  const milestones = recordsOf(content, "about", "milestones");
  return milestones.flatMap(({ id, date }, index) => {
    const fault = (expectation: string) => [faultOf("about", id, "date", date, expectation)];
    const previous = milestones[index - 1];
    if (previous)
      return String(date) < String(previous.date) ? fault("expected a date after the one before it") : [];
    const founded = foundedOn === undefined || date === foundedOn;
    return founded ? [] : fault(`expected "${foundedOn}", the day of founding in brand.ts`);
  });
}

/** A price in a text must be the price of a plan or a game: it would be wrong after a change of price otherwise. */
function checkQuotedPrices(content: Content): string[] {
  const leaves = contentLeaves(content);
  const prices = new Set(leaves.filter(({ path }) => path.at(-1) === "monthlyInr").map(({ value }) => value));
  if (prices.size === 0) return [];
  return leaves.flatMap(({ file, exportName, root, path, value }) =>
    [...(typeof value === "string" ? value : "").matchAll(/₹\s?(\d[\d,]*)/g)]
      .filter(([, digits = ""]) => !prices.has(Number(digits.replaceAll(",", ""))))
      .map(([quoted]) =>
        faultSentence(file, placeOf(exportName, root, path), `${quoted} is the price of no plan`),
      ),
  );
}

function faultOf(file: string, id: unknown, field: string, value: unknown, expectation: string): string {
  return faultSentence(file, { subject: `the record "${id}"`, field, value }, expectation);
}

function lowerCase(text: unknown): string {
  return String(text).toLowerCase();
}

function recordsOf(content: Content, file: string, exportName: string): Fields[] {
  const list = content[file]?.[exportName];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
