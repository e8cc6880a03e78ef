import { contentLeaves, type Path } from "../../site/content";
import { readContent } from "../../site/load-content";
import { contentFolder } from "../../site/project-folder";
import { readPlainFile } from "../../site/special-files";

export type Finding = {
  /** `blocks`: must be solved before the launch. `look`: allowed, but somebody should decide it. */
  level: "blocks" | "look";
  /** `file:line` */
  place: string;
  /** `brand`, and the field in it. */
  file: string;
  path: Path;
  sentence: string;
};

const { content, lineOf } = readContent();
const leaves = contentLeaves(content);

/** About a value such as `minecraft-plans.diamond.ramGb`. */
export function finding(level: Finding["level"], record: string, sentence: string): Finding {
  const steps = record.split(".");
  const [file = ""] = steps;
  const leaf = leaves.find((each) => each.record === record || each.record.startsWith(`${record}.`));
  const path = leaf ? leaf.path.slice(0, steps.length - 1) : [];
  return { level, place: lineOf(file, path), file, path, sentence };
}

export const legalFile = "content/public/legal.json";

/** None if the file does not exist. */
export function legalLines(): string[] {
  return readPlainFile(contentFolder, "public/legal.json")?.split("\n") ?? [];
}
