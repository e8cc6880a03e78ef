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

/** About the document that the path names, or about the whole file. */
export type LegalFault = { path: LegalKey[]; message: string };

export type ParsedLegal = { documents: Record<LegalKey, LegalDocument>; faults: LegalFault[] };

/** The texts that come with the site have 16,000 characters. The page renders all of a document at once. */
const longestFile = 500_000;

const emptyDocument: LegalDocument = { lastUpdated: null, sections: [] };

/** Parses `/legal.json`. A document that cannot be read is empty and reported in `faults`. */
export function parseLegal(json: unknown): ParsedLegal {
  const isReadable = String(JSON.stringify(json)).length <= longestFile;
  const faults: LegalFault[] = isReadable
    ? []
    : [{ path: [], message: `the file is too long: expected at most ${longestFile} characters` }];
  const documents = legalKeys.map((key) => {
    const found: string[] = [];
    const document = isReadable ? readDocument(Object(json)[key], found) : emptyDocument;
    faults.push(...found.map((fault) => ({ path: [key], message: `the document "${key}" ${fault}` })));
    return [key, document];
  });
  return { documents: Object.fromEntries(documents), faults };
}

/** Empty if the document cannot be shown. A repeated id is changed and reported. */
function readDocument(json: unknown, faults: string[]): LegalDocument {
  if (json === undefined) {
    faults.push("is missing");
    return emptyDocument;
  }
  const { lastUpdated } = readTexts(json, ["lastUpdated"], "", faults);
  const { sections } = Object(json) as { sections?: unknown };
  if (!Array.isArray(sections)) {
    faults.push("has no list of sections");
    return emptyDocument;
  }
  const read = sections.map((section: unknown, index) =>
    readTexts(section, ["id", "title", "content"], `sections[${index}].`, faults),
  );
  return faults.length > 0 ? emptyDocument : { lastUpdated, sections: withUniqueIds(read, faults) };
}

/** These fields of a record; what is no text is reported. */
function readTexts<Field extends string>(
  json: unknown,
  fields: readonly Field[],
  place: string,
  faults: string[],
): Record<Field, string> {
  const record: Record<Field, string> = Object(json);
  const wrong = fields.filter((field) => typeof record[field] !== "string");
  faults.push(...wrong.map((field) => `has no text in ${place}${field}`));
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Record<Field, string>;
}

/** An id of the file is never given to another section: shared addresses keep their target. */
function withUniqueIds(sections: readonly LegalSection[], faults: string[]): LegalSection[] {
  const given = new Set(sections.map((section) => section.id));
  const used = new Set([""]);
  return sections.map((section) => {
    let { id } = section;
    for (let count = 2; used.has(id) || (id !== section.id && given.has(id)); count++) {
      id = `${section.id || "section"}-${count}`;
    }
    used.add(id);
    if (id !== section.id)
      faults.push(
        `has a section with an id that is empty or used before, "${section.id}": it is reached as "${id}"`,
      );
    return { ...section, id };
  });
}
