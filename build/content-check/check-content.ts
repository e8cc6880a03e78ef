import { contentLeaves } from "./content-leaves";
import { contentSchemas } from "./schemas";
import { faultSentence, identityOf, isObject, issueSentences, placeOf } from "./sentence";

/** Exports by name, by file name without its ending. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One sentence for each fault, naming the record and the field; none when the content may be built. */
export function checkContent(content: Content): string[] {
  return [
    ...Object.entries(content).flatMap(([file, exports]) => [
      ...checkShapes(file, exports),
      ...checkIdentities(file, exports),
    ]),
    ...checkSearches(content),
    ...checkTabs(content),
    ...checkMilestones(content),
    ...checkPositionDates(content),
    ...checkQuotedPrices(content),
  ];
}

function checkShapes(file: string, exports: Content[string]): string[] {
  const schemas = contentSchemas[file];
  if (!schemas) return [`${file}: no schema checks this file.`];
  const missing = Object.keys(schemas).filter((name) => exports[name] === undefined);
  return [
    ...missing.map((name) => `${file}: the export "${name}" is missing.`),
    ...recordsIn(exports).flatMap(([name, value]) => {
      const schema = schemas[name];
      if (!schema) return [`${file}: no schema checks the export "${name}".`];
      const issues = schema.safeParse(value).error?.issues ?? [];
      return issues.flatMap((issue) => issueSentences(file, name, value, issue));
    }),
  ];
}

/** Ids are anchors and keys, so they are unique in the whole file, nested records included. */
function checkIdentities(file: string, exports: Content[string]): string[] {
  const counts = new Map<string, number>();
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    const identity = Array.isArray(value) ? null : identityOf(value);
    if (identity) {
      const words = `the ${identity.field} "${identity.name}"`;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    Object.values(value).forEach(visit);
  };
  for (const [, value] of recordsIn(exports)) visit(value);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([words, count]) => `${file}: ${count === 2 ? "two" : count} records have ${words}.`);
}

/** A chip that finds nothing is a dead button. */
function checkSearches(content: Content): string[] {
  const searched = recordsOf(content, "questions", "questions").map((question) =>
    [question.question, question.answer, question.tag].map((text) => String(text).toLowerCase()),
  );
  return recordsOf(content, "question-topics", "popularSearches")
    .filter(({ text }) => typeof text === "string")
    .filter(
      ({ text }) =>
        !searched.some((texts) => texts.some((words) => words.includes(String(text).toLowerCase()))),
    )
    .map(
      ({ id, text }) =>
        `question-topics: the record "${id}" has text "${text}": expected words that stand in a question, an answer or a tag.`,
    );
}

function checkTabs(content: Content): string[] {
  const questions = recordsOf(content, "questions", "questions");
  return recordsOf(content, "question-topics", "questionTabs")
    .filter((tab) => !questions.some((question) => question.tab === tab.id))
    .map(
      (tab) => `question-topics: the record "${tab.id}" has no question: expected at least one for each tab.`,
    );
}

function checkMilestones(content: Content): string[] {
  const founded = content.brand?.brand;
  const foundedOn = isObject(founded) ? founded.foundedOn : undefined;
  const milestones = recordsOf(content, "about", "milestones");
  return milestones.flatMap(({ id, date }, index) => {
    const sentence = (expectation: string) =>
      faultSentence("about", { subject: `the record "${id}"`, field: "date", value: date }, expectation);
    if (index === 0) {
      if (foundedOn === undefined || date === foundedOn) return [];
      return [sentence(`expected "${foundedOn}", the day of founding in brand.ts`)];
    }
    const earlier = milestones[index - 1]?.date;
    return String(date) < String(earlier) ? [sentence("expected a date after the one before it")] : [];
  });
}

function checkPositionDates(content: Content): string[] {
  return recordsOf(content, "positions", "positions")
    .filter(({ datePosted, validThrough }) => String(validThrough) < String(datePosted))
    .map(({ slug, datePosted, validThrough }) =>
      faultSentence(
        "positions",
        { subject: `the record "${slug}"`, field: "validThrough", value: validThrough },
        `expected a date after datePosted, "${datePosted}"`,
      ),
    );
}

/** A price in a sentence goes stale when the plan changes, so it has to be the price of something. */
function checkQuotedPrices(content: Content): string[] {
  const leaves = contentLeaves(content);
  const prices = new Set(leaves.filter(({ path }) => path.at(-1) === "monthlyInr").map(({ value }) => value));
  if (prices.size === 0) return [];
  return leaves.flatMap(({ file, exportName, root, path, value }) => {
    if (typeof value !== "string") return [];
    return [...value.matchAll(/₹\s?(\d[\d,]*)/g)]
      .filter(([, digits = ""]) => !prices.has(Number(digits.replaceAll(",", ""))))
      .map(([quoted]) =>
        faultSentence(file, placeOf(exportName, root, path), `${quoted} is the price of no plan`),
      );
  });
}

/** Functions, such as the parser beside the legal tabs, are not content. */
function recordsIn(exports: Content[string]) {
  return Object.entries(exports).filter(([, value]) => typeof value !== "function");
}

function recordsOf(content: Content, file: string, exportName: string): Record<PropertyKey, unknown>[] {
  const list = content[file]?.[exportName];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
