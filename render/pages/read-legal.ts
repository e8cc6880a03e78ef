import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParsedLegal, parseLegal } from "../../app/content/legal";
import { publicFolder } from "../../site/languages";
import { ownerFault } from "../../site/owner-fault";
import { specialFileFault } from "../../site/special-files";

/**
 * The legal texts at build time. A faulty file stops the build; the browser shows what it can, since the owner may
 * replace the file on the server at any time.
 */
export async function readLegal(folder = legalFolder()): Promise<ParsedLegal["documents"]> {
  const special = specialFileFault(folder, "", "legal.json");
  if (special) throw ownerFault([special]);
  const text = await readFile(join(folder, "legal.json"), "utf8");
  const { documents, problems } = parseLegal(readJson(text));
  if (problems.length > 0) throw ownerFault(problems);
  return documents;
}

/** That of the first language in development of a language without its own. */
function legalFolder(): string {
  const own = publicFolder();
  return existsSync(join(own, "legal.json")) ? own : publicFolder("");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw ownerFault([`legal.json is not JSON: ${(error as SyntaxError).message}`]);
  }
}
