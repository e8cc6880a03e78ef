import { contentLeaves } from "../../site/content";
import type { Fault } from "../../site/fault";
import { readContent } from "../../site/load-content";
import { contentFolder } from "../../site/project-folder";
import { readPlainFile } from "../../site/special-files";

/** `blocks`: must be solved before the launch. `look`: allowed, but somebody should decide it. */
export type Finding = Fault & { level: "blocks" | "look" };

const { content, located } = readContent();
const leaves = contentLeaves(content);

/** About a value such as `minecraft-plans.diamond.ramGb`. */
export function finding(level: Finding["level"], record: string, message: string): Finding {
  const steps = record.split(".");
  const [file = ""] = steps;
  const leaf = leaves.find((each) => each.record === record || each.record.startsWith(`${record}.`));
  const path = leaf ? leaf.path.slice(0, steps.length - 1) : [];
  return { level, ...located({ file, path, message }) };
}

/** None if the file does not exist. */
export function legalLines(): string[] {
  return readPlainFile(contentFolder, "public/legal.json")?.split("\n") ?? [];
}
