import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentLeaves } from "../../build/content/content";
import { readContent } from "../../build/content/load-content";
import { contentFolder } from "../../build/project-folder";

export type Finding = {
  /** `blocks`: must be solved before the launch. `look`: allowed, but somebody should decide it. */
  level: "blocks" | "look";
  /** `file:line` */
  place: string;
  sentence: string;
};

const { content, lineOf } = readContent();
const leaves = contentLeaves(content);

/** `content/minecraft-plans.yaml:105`: the line of a value such as `minecraft-plans.diamond.ramGb`. */
export function sourceLine(record: string): string {
  const steps = record.split(".");
  const [file = ""] = steps;
  const leaf = leaves.find((each) => each.record === record || each.record.startsWith(`${record}.`));
  return lineOf(file, leaf ? leaf.path.slice(0, steps.length - 1) : []);
}

export const legalFile = "content/public/legal.json";

/** None if the file does not exist. */
export function legalLines(): string[] {
  const file = join(contentFolder, "public/legal.json");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}
