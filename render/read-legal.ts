import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError } from "../site/fault";
import { publicFolder } from "../site/languages";
import { type ParsedLegal, parseLegal } from "../site/parse-legal";
import type { Site } from "../site/site";
import { specialFileFault } from "../site/special-files";

const file = "content/public/legal.json";

/**
 * The legal texts at build time. A faulty file stops the build; the browser shows what it can, since the owner may
 * replace the file on the server at any time.
 */
export async function readLegal({ folder, language }: Pick<Site, "folder" | "language">) {
  const own = publicFolder(language.base.slice(1), folder);
  // In development of a language without its own, those of the first one.
  return readLegalFile(existsSync(join(own, "legal.json")) ? own : publicFolder("", folder));
}

export async function readLegalFile(
  folder: string,
): Promise<{ text: string; documents: ParsedLegal["documents"] }> {
  const special = specialFileFault(folder, "content/public", "legal.json");
  if (special) throw new ContentError([special]);
  const text = await readFile(join(folder, "legal.json"), "utf8");
  const { documents, faults } = parseLegal(readJson(text));
  if (faults.length > 0) throw new ContentError(faults.map((fault) => ({ file, ...fault })));
  return { text, documents };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `this is not JSON: ${(error as SyntaxError).message}`;
    throw new ContentError([{ file, path: [], message }]);
  }
}
