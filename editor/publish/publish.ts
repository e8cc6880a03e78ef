import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Finding, findingLines } from "../../checks/launch/finding";
import { legalFaults } from "../../checks/legal/legal-faults";
import { ContentError, type Fault, faultLine } from "../../site/fault";
import { siteLanguages } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { projectFolder } from "../../site/project-folder";
import { entriesIn, readPlainFile } from "../../site/special-files";
import { type FormFault, inForms } from "../forms/form-faults";
import { describeChanges } from "./describe-changes";
import { changesOutside, contentChanges, isPushSetUp, pushChanges, runIn, upstreamOf } from "./git";
import { lockPublish, publishFolder } from "./publish-lock";

export type PublishOptions = {
  /** Receives each line of the report. */
  onLine: (line: string) => void;
  /** Ends the command that is running. */
  signal?: AbortSignal;
  /** Publishes although check:launch has findings that block the launch. */
  anyway?: boolean;
  folder?: string;
  commands?: PublishCommands;
  /** Checks the content. */
  check?: (folder: string) => readonly Fault[];
};

/** `wrong`: the site cannot be built with it. */
export type PublishFinding = FormFault & { level: Finding["level"] | "wrong" };

/** How a publish ended. */
export type PublishResult = {
  isDone: boolean;
  title: string;
  /** Why, or what is to be done now. */
  lines: readonly string[];
  /** What the check before the launch has found. */
  findings: readonly PublishFinding[];
};

/** The arguments of Node. */
export type PublishCommands = Readonly<Record<"build" | "checkLaunch", readonly string[]>>;

type Run = PublishOptions & Required<Pick<PublishOptions, "folder" | "commands" | "check">>;

/** Not with npm, which does not end what it has started when it is interrupted. */
const ownCommands: PublishCommands = {
  build: ["scripts/render.mjs"],
  checkLaunch: ["scripts/run-typescript.mjs", "checks/launch/check-launch.ts", "--json"],
};

const nothingLost = "Nothing was published, and nothing of your edits is lost.";

/** The end of a publish before its last step, with the lines that say why. */
class Stop extends Error {
  constructor(
    readonly lines: readonly string[],
    title = "Not published",
    readonly findings: readonly PublishFinding[] = [],
  ) {
    super(title);
  }
}

/** Shows what changed, checks the content, builds the site, and pushes the content where the owner has set that up. */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const run: Run = { folder: projectFolder, commands: ownCommands, check: contentFaults, ...options };
  const unlock = lockPublish(join(run.folder, publishFolder));
  try {
    if (!unlock) throw new Stop(["Another publish is running: wait until it is finished."]);
    return await runSteps(run);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return ended(run, { isDone: false, title: error.message, lines: error.lines, findings: error.findings });
  } finally {
    unlock?.();
  }
}

function ended({ onLine }: Run, result: PublishResult): PublishResult {
  for (const line of result.lines) onLine(line);
  return result;
}

/** What is wrong in the records, or missing in a language, and in the legal documents. */
export function contentFaults(folder: string): readonly Fault[] {
  const content = join(folder, "content");
  const legal = readPlainFile(content, "public/legal.json");
  const ofLegal = legal === undefined ? [] : legalFaults(legal);
  try {
    siteLanguages(content);
    return ofLegal;
  } catch (error) {
    if (error instanceof ContentError) return [...error.faults, ...ofLegal];
    throw error;
  }
}

async function runSteps(run: Run): Promise<PublishResult> {
  const { folder, onLine, signal } = run;
  const done = (title: string, ...lines: string[]) =>
    ended(run, { isDone: true, title, lines, findings: [] });
  const isPushed = isPushSetUp(folder);
  const upstream = upstreamOf(folder);
  if (isPushed && !upstream)
    throw new Stop([
      'Where to publish to is not set up yet. Whoever looks after the site has to run "git push --set-upstream origin" with the name of the branch once.',
      nothingLost,
    ]);
  const version = contentVersion(folder);
  const changes = showChanges(run, isPushed ? "push" : "commit");
  const faults = run.check(folder);
  for (const fault of faults) onLine(faultLine(fault));
  if (faults.length > 0) {
    const wrong = faults.map((fault) => ({ ...fault, level: "wrong" as const }));
    throw new Stop([`Correct this first. ${nothingLost}`], "Not published", inOwnForms(folder, wrong));
  }
  if (isPushed && changes.length === 0) return done("Nothing to publish", "There is nothing to publish.");
  // So that what was checked here is what is pushed.
  const outside = isPushed ? changesOutside(folder) : [];
  if (outside.length > 0) throw new Stop([...outside, "", nothingLost]);

  onLine("");
  onLine("Building the site …");
  const build = await runCommand(run, "build");
  if (build.code !== 0) throw failure("The site could not be built.", build.output);
  onLine("Checking whether the site can be public …");
  const { output } = await runCommand(run, "checkLaunch");
  const [json] = /^\[.*\]$/m.exec(output) ?? [];
  if (!json) throw failure("The check before the launch failed.", output);
  const findings: Finding[] = JSON.parse(json);
  for (const line of [...findingLines(findings), ""]) onLine(line);

  if (contentVersion(folder) !== version)
    throw new Stop([`The content was changed meanwhile: publish again. ${nothingLost}`]);
  const blocking = findings.filter(({ level }) => level === "blocks").length;
  if (blocking > 0 && !run.anyway)
    throw new Stop(
      ["The site is built, but not ready to be public. Your edits are saved."],
      `Not published: ${blocking === 1 ? "one thing" : `${blocking} things`} to solve`,
      inOwnForms(folder, findings),
    );
  if (!isPushed)
    return done(
      "The site is built",
      "The site is built, in the folder dist/site.",
      "Upload that folder: docs/deploy.md has the steps for each kind of host.",
    );
  onLine(`Pushing to ${upstream} …`);
  const failed = await pushChanges(folder, changes, signal);
  if (signal?.aborted)
    throw new Stop(["The push was interrupted: publish again to complete it. No edit is lost."]);
  if (failed) throw failure(failed.sentence, failed.output);
  return done("Published", `Published: pushed to ${upstream}.`);
}

function inOwnForms<Found extends Fault>(folder: string, faults: readonly Found[]) {
  return inForms(readContent(join(folder, "content")).content, faults);
}

function showChanges({ folder, onLine }: Run, since: "push" | "commit"): string[] {
  const files = contentChanges(folder, since);
  const changes = describeChanges(files ?? []);
  if (!files) onLine("What changed is not known: git has no commit to compare with.");
  else if (changes.length === 0) onLine(`Nothing in content/ has changed since the last ${since}.`);
  else onLine(`Changed since the last ${since}:`);
  for (const change of changes) onLine(`- ${change}`);
  return changes;
}

async function runCommand({ folder, commands, signal }: Run, name: keyof PublishCommands) {
  const result = await runIn(folder, process.execPath, commands[name], signal);
  if (signal?.aborted) throw new Stop(["", `Interrupted. ${nothingLost}`]);
  return result;
}

function failure(sentence: string, output: string): Stop {
  return new Stop(["", sentence, ...linesOf(output), "", nothingLost]);
}

/** The output of a command, without stack traces. */
function linesOf(output: string): string[] {
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  return lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line)).map((line) => `  ${line}`);
}

/** Another text whenever a file of `content/` is another one; hidden files, such as those of text editors, do not count. */
function contentVersion(folder: string): string {
  const hash = createHash("sha256");
  const content = join(folder, "content");
  for (const { path, kind } of entriesIn(content))
    if (kind.isFile() && !basename(path).startsWith("."))
      hash.update(`${path}\0`).update(readFileSync(join(content, path)));
  return hash.digest("hex");
}
