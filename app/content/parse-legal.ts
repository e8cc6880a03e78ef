import { type LegalKey, legalKeys } from "./legal-hashes";

export type LegalSection = {
  /** Unique in its document, so that a hash finds one place. */
  id: string;
  title: string;
  /** Plain text, never HTML. Blank lines separate paragraphs. */
  content: string;
};

export type LegalDocument = {
  /** As in the file; null in a document without text. */
  lastUpdated: string | null;
  sections: readonly LegalSection[];
};

export type ParsedLegal = {
  documents: Record<LegalKey, LegalDocument>;
  /** One sentence for each problem of the file. */
  problems: string[];
};

/** The texts that come with the site have 16,000 characters. The page renders all of a document at once. */
const longestFile = 500_000;

const emptyDocument: LegalDocument = { lastUpdated: null, sections: [] };

/**
 * Parses `/legal.json`. It never throws: a document that cannot be read is empty and reported in `problems`.
 */
export function parseLegal(json: unknown): ParsedLegal {
  const problem = problemOfFile(json);
  const problems = problem === null ? [] : [problem];
  const documents = legalKeys.map((key) => {
    const faults: string[] = [];
    const document = isObject(json) && problem === null ? readDocument(json[key], faults) : null;
    problems.push(...faults.map((fault) => `legal.json: the document "${key}" ${fault}`));
    return [key, document ?? emptyDocument];
  });
  return { documents: Object.fromEntries(documents), problems };
}

function problemOfFile(json: unknown): string | null {
  if (!isObject(json)) return `legal.json is ${kindOf(json)}: expected an object of four documents.`;
  return isTooLong(json) ? `legal.json is too long: expected at most ${longestFile} characters.` : null;
}

function isTooLong(json: object): boolean {
  try {
    return JSON.stringify(json).length > longestFile;
  } catch {
    // Thousands of lists in each other.
    return true;
  }
}

/** Null if the document cannot be shown. A repeated id is changed and reported. */
function readDocument(json: unknown, faults: string[]): LegalDocument | null {
  if (json === undefined) {
    faults.push("is missing.");
    return null;
  }
  if (!isObject(json)) {
    faults.push(`is ${kindOf(json)}: expected an object.`);
    return null;
  }
  const lastUpdated = readText(json, "lastUpdated", "lastUpdated", faults);
  if (!Array.isArray(json.sections)) {
    faults.push(`has sections that are ${kindOf(json.sections)}: expected a list.`);
    return null;
  }
  const sections = json.sections.map((section: unknown, index) =>
    readSection(section, `sections[${index}]`, faults),
  );
  if (faults.length > 0 || lastUpdated === null) return null;
  return {
    lastUpdated,
    sections: withUniqueIds(
      sections.filter((section) => section !== null),
      faults,
    ),
  };
}

function readSection(json: unknown, place: string, faults: string[]): LegalSection | null {
  if (!isObject(json)) {
    faults.push(`has ${place} that is ${kindOf(json)}: expected an object.`);
    return null;
  }
  const id = readText(json, "id", `${place}.id`, faults);
  const title = readText(json, "title", `${place}.title`, faults);
  const content = readText(json, "content", `${place}.content`, faults);
  return id === null || title === null || content === null ? null : { id, title, content };
}

function readText(
  json: Record<string, unknown>,
  field: string,
  place: string,
  faults: string[],
): string | null {
  const value = json[field];
  if (typeof value === "string") return value;
  faults.push(
    value === undefined ? `has no ${place}.` : `has ${place} that is ${kindOf(value)}: expected text.`,
  );
  return null;
}

/** An id of the file is never given to another section: shared addresses keep their target. */
function withUniqueIds(sections: LegalSection[], faults: string[]): LegalSection[] {
  const given = new Set(sections.map((section) => section.id));
  const used = new Set<string>();
  return sections.map((section) => {
    let id = section.id;
    for (let count = 2; id.trim() === "" || used.has(id) || (id !== section.id && given.has(id)); count++) {
      id = `${section.id.trim() || "section"}-${count}`;
    }
    used.add(id);
    if (id === section.id) return section;
    faults.push(
      section.id.trim() === ""
        ? `has a section with an empty id: it is reached as "${id}".`
        : `has two sections with the id "${section.id}": the later one is reached as "${id}".`,
    );
    return { ...section, id };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
