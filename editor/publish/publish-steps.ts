import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../../scripts/check-launch/finding";
import { legalProblems } from "../../scripts/check-legal/legal-problems";
import { type ContentFiles, describeChanges, legalFile } from "./describe-changes";
import { publishedContent, publishFolder } from "./git/published-content";
import { type Command, runCommand } from "./run-command";

/**
 * - built: the result is in `dist/`, to be uploaded by the owner; pushed: the remote has the changes
 * - unchanged: there is nothing to push
 * - blocked: built, but check:launch has findings that block the launch
 * - failed, interrupted, busy: nothing was published
 */
export type Outcome = "built" | "pushed" | "unchanged" | "blocked" | "failed" | "interrupted" | "busy";

/** The end of a publish before its last step, with the lines that say why. */
export class Stop extends Error {
  constructor(
    readonly outcome: Outcome,
    readonly lines: readonly string[],
  ) {
    super(lines.join("\n"));
  }
}

export type Step = {
  folder: string;
  /** Receives each line of the report. */
  onLine: (line: string) => void;
  /** Ends the command that is running. */
  signal?: AbortSignal;
};

export const nothingLost = "Nothing was published, and nothing of your edits is lost.";
const logFile = `${publishFolder}/log.txt`;
/** How many lines of a failed command are shown. */
const shownLines = 20;

/** Says what changed, and stops if a record is wrong. Returns the sentences. */
export function showChanges(
  { folder, onLine }: Step,
  content: ContentFiles,
  { pushes, faults }: { pushes: boolean; faults: readonly string[] },
): string[] {
  const published = publishedContent(folder, content, pushes);
  const changes = published ? describeChanges(published.files, content) : [];
  if (!published) onLine("There is no earlier publish to compare with: all of the content is new.");
  else if (changes.length === 0) onLine(`Nothing in content/ has changed since ${published.since}.`);
  else onLine(`Changed since ${published.since}:`);
  for (const change of changes) onLine(`- ${change}`);
  const legal = content.get(legalFile);
  const all = [...faults, ...(legal ? legalProblems(legal.toString("utf8")) : [])];
  if (all.length > 0) throw new Stop("failed", ["", ...all, "", `Correct this first. ${nothingLost}`]);
  return changes;
}

/** Runs a command, and stops with its output if it fails. */
export async function runStep({ folder, signal }: Step, name: string, command: Command) {
  const { code, output } = await runCommand(command, { folder, signal });
  if (signal?.aborted) throw new Stop("interrupted", ["", `${name}: interrupted. ${nothingLost}`]);
  if (code !== 0) throw failure(folder, `${name} failed.`, output, nothingLost);
}

/** What failed, the last lines of its output, and where all of it is. */
export function failure(folder: string, sentence: string, output: string, consolation: string): Stop {
  mkdirSync(join(folder, publishFolder), { recursive: true });
  writeFileSync(join(folder, logFile), output);
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== "");
  const last = lines.slice(-shownLines).map((line) => `  ${line}`);
  const rest = lines.length > shownLines ? [`(The whole output is in ${logFile}.)`] : [];
  return new Stop("failed", ["", sentence, ...last, ...rest, "", consolation]);
}

/** Shows what check:launch found; returns how many of the findings block the launch. */
export async function checkLaunch(step: Step, command: Command): Promise<number> {
  const name = "The check before the launch";
  const { folder, onLine, signal } = step;
  const { output } = await runCommand(command, { folder, signal });
  if (signal?.aborted) throw new Stop("interrupted", ["", `${name}: interrupted. ${nothingLost}`]);
  const findings = findingsIn(output);
  if (!findings) throw failure(folder, `${name} (npm run check:launch) failed.`, output, nothingLost);
  const ofLevel = (wanted: Finding["level"]) => findings.filter(({ level }) => level === wanted);
  const titles = { blocks: "must be solved before the launch", look: "to decide" } as const;
  for (const level of ["blocks", "look"] as const) {
    if (ofLevel(level).length > 0) onLine(`  ${titles[level]}:`);
    for (const { place, sentence } of ofLevel(level)) onLine(`  - ${place}: ${sentence}`);
  }
  if (findings.length === 0) onLine("  nothing found");
  return ofLevel("blocks").length;
}

/** The list in the output of check:launch, whose exit code is not 0 if a finding blocks the launch. */
function findingsIn(output: string): Finding[] | undefined {
  try {
    // Warnings of Node may be before it.
    return JSON.parse(output.slice(output.search(/^\[/m), output.lastIndexOf("]") + 1));
  } catch {
    return undefined;
  }
}
