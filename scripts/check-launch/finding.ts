import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentLeaves } from "../../build/content/content-leaves";
import { readContent } from "../../build/content/load-content";
import { contentFolder } from "../../build/project-folder";

export type Finding = {
  /** `blocks`: must be solved before the launch. `look`: allowed, but somebody should decide it. */
  level: "blocks" | "look";
  kind: "placeholder" | "sample" | "irregular" | "contradiction" | "dead link" | "date" | "text";
  /** `file:line`, or a folder that is missing */
  place: string;
  sentence: string;
};

export function blocks(kind: Finding["kind"], place: string, sentence: string): Finding {
  return { level: "blocks", kind, place, sentence };
}

export function look(kind: Finding["kind"], place: string, sentence: string): Finding {
  return { level: "look", kind, place, sentence };
}

/** Blocks if a date is over, and is reported in the 30 days before it. */
export function expiry(subject: string, end: Date, place: string, today: Date): Finding[] {
  const daysLeft = Math.floor((end.getTime() - today.getTime()) / (24 * 60 * 60 * 1000));
  if (daysLeft < 0) return [blocks("date", place, `${subject}, which is over.`)];
  return daysLeft <= 30 ? [look("date", place, `${subject}, in ${daysLeft} days.`)] : [];
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

export const legalFile = "content/public/legal.json";

export function legalLines(): string[] {
  return linesOf("public/legal.json", contentFolder);
}

/** The lines of a file; none if it does not exist. */
export function linesOf(path: string, folder: string): string[] {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}
