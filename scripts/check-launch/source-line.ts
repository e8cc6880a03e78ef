import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentLeaves } from "../../build/content/content-leaves";
import { readContent } from "../../build/content/load-content";
import { contentFolder } from "../../build/project-folder";

export const legalFile = "content/public/legal.json";

export function legalLines(): string[] {
  return linesOf("public/legal.json", contentFolder);
}

/** The lines of a file; none if it does not exist. */
export function linesOf(path: string, folder: string): string[] {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

const { content, lineOf } = readContent();
const leaves = contentLeaves(content);

/** `content/minecraft-plans.yaml:105`: the line of a value such as `minecraft-plans.diamond.ramGb`. */
export function sourceLine(record: string): string {
  const steps = record.split(".");
  const [file = ""] = steps;
  const leaf = leaves.find((each) => each.record === record || each.record.startsWith(`${record}.`));
  return lineOf(file, leaf ? leaf.path.slice(0, steps.length - 1) : []);
}
