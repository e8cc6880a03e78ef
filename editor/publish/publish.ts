import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { otherLanguages } from "../../build/content/languages";
import { readContent } from "../../build/content/load-content";
import { projectFolder } from "../../build/project-folder";
import { legalProblems } from "../../scripts/check-legal/legal-problems";
import { runQuietly } from "../../scripts/run.mjs";
import { describeChanges } from "./describe-changes";
import {
  changedOutside,
  commandEnvironment,
  commitsOutside,
  contentChanges,
  isPushSetUp,
  pushChanges,
  upstreamOf,
} from "./git";
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
  /** The sentences of the check of the content. */
  check?: (folder: string) => readonly string[];
};

/** The arguments of Node. */
export type PublishCommands = Readonly<Record<"build" | "checkLaunch", readonly string[]>>;

type Run = PublishOptions & Required<Pick<PublishOptions, "folder" | "commands" | "check">>;

/** Not with npm, which does not end what it has started when it is interrupted. */
const ownCommands: PublishCommands = {
  build: ["scripts/with-config.mjs", "vite", "build", "--logLevel", "warn"],
  checkLaunch: ["scripts/run-typescript.mjs", "scripts/check-launch/check-launch.ts"],
};

const nothingLost = "Nothing was published, and nothing of your edits is lost.";

/** The end of a publish before its last step, with the lines that say why. */
class Stop extends Error {
  constructor(readonly lines: readonly string[]) {
    super();
  }
}

/**
 * Shows what changed, checks the content, builds the site, and pushes the content where the owner has set that up. Returns
 * whether all of it was done.
 */
export async function publish(options: PublishOptions): Promise<boolean> {
  const run: Run = { folder: projectFolder, commands: ownCommands, check: checkContent, ...options };
  const unlock = lockPublish(join(run.folder, publishFolder));
  try {
    if (!unlock) throw new Stop(["Another publish is running: wait until it is finished."]);
    await runSteps(run);
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    for (const line of error.lines) run.onLine(line);
    return false;
  } finally {
    unlock?.();
  }
}

async function runSteps(run: Run) {
  const { folder, onLine, signal } = run;
  const isPushed = isPushSetUp(folder);
  const upstream = upstreamOf(folder);
  if (isPushed && !upstream)
    throw new Stop([
      'publish.push is on, but git does not know where to push: run "git push --set-upstream origin" with the name of your branch once.',
      nothingLost,
    ]);
  const version = contentVersion(folder);
  const changes = showChanges(run, isPushed ? "push" : "commit");
  const faults = run.check(folder);
  if (faults.length > 0) throw new Stop(["", ...faults, "", `Correct this first. ${nothingLost}`]);
  if (isPushed && changes.length === 0) return onLine("There is nothing to publish.");
  if (isPushed) refuseUnseen(folder);

  onLine("");
  onLine("Building (npm run build) …");
  const build = await runCommand(run, "build");
  if (build.code !== 0) throw failure("The build (npm run build) failed.", build.output);
  onLine("Checking whether the site can be public (npm run check:launch) …");
  const { output } = await runCommand(run, "checkLaunch");
  const [, blocking] = /^(\d+) block the launch, \d+ to decide\.$/m.exec(output) ?? [];
  if (!blocking) throw failure("The check before the launch (npm run check:launch) failed.", output);
  for (const line of [...linesOf(output), ""]) onLine(line);

  if (contentVersion(folder) !== version)
    throw new Stop([`The content was changed meanwhile: publish again. ${nothingLost}`]);
  const built = `The site is built, in ${join(folder, "dist/site")}`;
  if (blocking !== "0" && !run.anyway)
    throw new Stop([
      `${built}, but it is not ready to be public:`,
      `${blocking} of the findings above must be solved first. Your edits are saved.`,
      "To publish it all the same: npm run publish:site -- --anyway",
    ]);
  if (!isPushed) {
    onLine(built);
    onLine("Upload that folder: docs/deploy.md has the steps for each kind of host.");
    return;
  }
  onLine(`Pushing to ${upstream} …`);
  const failed = await pushChanges(folder, changes, signal);
  if (signal?.aborted)
    throw new Stop(["The push was interrupted: publish again to complete it. No edit is lost."]);
  if (failed) throw failure(failed.sentence, failed.output);
  onLine(`Published: pushed to ${upstream}.`);
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

export function checkContent(folder: string): string[] {
  const content = join(folder, "content");
  const legal = join(content, "public/legal.json");
  const problems = existsSync(legal) ? legalProblems(readFileSync(legal, "utf8")) : [];
  const faults = ["", ...otherLanguages(content)].flatMap((tag) => readContent(content, {}, tag).faults);
  return [...new Set(faults), ...problems];
}

/** So that what was checked here is what is pushed. */
function refuseUnseen(folder: string) {
  const unseen = {
    "Only content/ is published, but these files have changed too: commit and push them first, or undo that.":
      changedOutside(folder),
    'These commits change more than content/ and would be published too: run "git push" first, once they are tested.':
      commitsOutside(folder),
  };
  const lines = Object.entries(unseen).flatMap(([sentence, list]) =>
    list.length > 0 ? ["", sentence, ...list.map((each) => `- ${each}`)] : [],
  );
  if (lines.length > 0) throw new Stop([...lines, "", nothingLost]);
}

async function runCommand({ folder, commands, signal }: Run, name: keyof PublishCommands) {
  const options = { cwd: folder, env: commandEnvironment(), ...(signal ? { signal } : {}) };
  const result = await runQuietly(process.execPath, commands[name], options);
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
  const entries = readdirSync(join(folder, "content"), { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith(".")))
    hash.update(`${parentPath}/${name}\0`).update(readFileSync(join(parentPath, name)));
  return hash.digest("hex");
}
