import { characterFault } from "../../site/characters";
import { type Fault, visibleFault } from "../../site/fault";
import { parseIsoDate } from "../../site/format";
import { legalKeys } from "../../site/legal-hashes";
import { type LegalSection, parseLegal } from "../../site/parse-legal";

export const legalFile = "content/public/legal.json";

/** The faults of a legal.json. Paths lead to a document. */
export function legalFaults(text: string, file = legalFile): Fault[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    return [
      visibleFault({ file, line: lineIn(text, message), path: [], message: `this is not JSON: ${message}` }),
    ];
  }
  const { documents, faults } = parseLegal(json);
  const unknown = Object.keys(Object(json)).filter((key) => !legalKeys.some((known) => known === key));
  return [
    ...faults,
    ...unknown.map((key) => {
      const known = `the four documents are ${legalKeys.join(", ")}`;
      return { path: [], message: `the document "${key}" is not shown on the page; ${known}` };
    }),
    ...legalKeys.flatMap((key) => {
      const { lastUpdated, sections } = documents[key];
      if (lastUpdated === null) return [];
      const found = sections.flatMap(sectionFaults);
      if (sections.length === 0) found.push("has no sections");
      if (!parseIsoDate(lastUpdated))
        found.push(`has lastUpdated "${lastUpdated}": expected a real date, such as 2026-03-01`);
      return found.map((fault) => ({ path: [key], message: `the document "${key}" ${fault}` }));
    }),
  ].map((fault) => visibleFault({ file, ...fault }));
}

function sectionFaults({ id, title, content }: LegalSection): string[] {
  const values = `${title} ${content}`.match(/\{[\w.-]+\}/g) ?? [];
  const sign = characterFault(`${title} ${content}`);
  return [
    ...(content.trim() === "" ? [`has no text in the section "${id}"`] : []),
    ...values.map((value) => `has ${value} in the section "${id}": no value is filled in here, write it out`),
    ...(sign ? [`has a sign in the section "${id}" that cannot be shown: expected ${sign}`] : []),
  ];
}

/** The line of the position in Node's message. */
function lineIn(text: string, message: string): number | undefined {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position ? text.slice(0, Number(position)).split("\n").length : undefined;
}
