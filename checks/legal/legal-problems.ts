import { legalKeys } from "../../app/content/legal-hashes";
import { parseLegal } from "../../app/content/parse-legal";
import { parseIsoDate } from "../../app/format/date-format";
import { characterFault } from "../../site/characters";
import { visible } from "../../site/owner-fault";

/** The problems of a legal.json, one sentence each. */
export function legalProblems(text: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    return [visible(`legal.json is not JSON: ${message}.${lineIn(text, message)}`)];
  }
  const { documents, problems } = parseLegal(json);
  const unknown = Object.keys(Object(json)).filter((key) => !legalKeys.some((known) => known === key));
  return [
    ...problems,
    ...unknown.map((key) => {
      const known = `the four documents are ${legalKeys.join(", ")}`;
      return `legal.json: the document "${key}" is not shown on the page; ${known}.`;
    }),
    ...legalKeys.flatMap((key) => {
      const { lastUpdated, sections } = documents[key];
      if (lastUpdated === null) return [];
      const faults = sections
        .filter(({ content }) => content.trim() === "")
        .map(({ id }) => `has no text in the section "${id}".`);
      for (const { id, title, content } of sections) {
        for (const [value] of `${title} ${content}`.matchAll(/\{[\w.-]+\}/g))
          faults.push(`has ${value} in the section "${id}": no value is filled in here, write it out.`);
        const sign = characterFault(`${title} ${content}`);
        if (sign) faults.push(`has a sign in the section "${id}" that cannot be shown: expected ${sign}.`);
      }
      if (sections.length === 0) faults.push("has no sections.");
      if (!parseIsoDate(lastUpdated))
        faults.push(`has lastUpdated "${lastUpdated}": expected a real date, such as 2026-03-01.`);
      return faults.map((fault) => `legal.json: the document "${key}" ${fault}`);
    }),
  ].map(visible);
}

/** The line of the position in Node's message. */
function lineIn(text: string, message: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position ? ` It is on line ${text.slice(0, Number(position)).split("\n").length}.` : "";
}
