import { join } from "node:path";
import { readContent } from "../../build/content/load-content";
import { projectFolder } from "../../build/project-folder";
import type { ContentFiles } from "./describe-changes";
import { keepCopy, publishFolder, readContentFiles } from "./git/published-content";
import { isUnpushed, type PushTarget, pushChanges, pushTarget } from "./git/push-changes";
import { changedOutside, commitsOutside } from "./git/unseen-changes";
import { lockPublish } from "./publish-lock";
import {
  checkLaunch,
  failure,
  nothingLost,
  type Outcome,
  runStep,
  type Step,
  Stop,
  showChanges,
} from "./publish-steps";
import type { Command } from "./run-command";

export type PublishCommands = Readonly<Record<"build" | "checkLaunch", Command>>;

export type PublishOptions = Pick<Step, "onLine" | "signal"> & {
  /** Publishes although check:launch has findings that block the launch. */
  anyway?: boolean;
  folder?: string;
  commands?: PublishCommands;
  /** The sentences of the check of the records. */
  checkRecords?: (folder: string) => readonly string[];
};

type Run = Required<Omit<PublishOptions, "signal">> & Step;

const npmCommands: PublishCommands = {
  build: { program: "npm", args: ["run", "--silent", "build", "--", "--logLevel", "warn"] },
  checkLaunch: { program: "npm", args: ["run", "--silent", "check:launch", "--", "--json"] },
};

/** Shows what changed, checks the content, builds the site, and pushes the content where the owner has set that up. */
export async function publish(options: PublishOptions): Promise<Outcome> {
  const run: Run = {
    anyway: false,
    folder: projectFolder,
    commands: npmCommands,
    checkRecords: (folder) => readContent(join(folder, "content")).faults,
    ...options,
  };
  const unlock = lockPublish(join(run.folder, publishFolder));
  if (!unlock) {
    run.onLine("Another publish is running: wait until it is finished.");
    return "busy";
  }
  try {
    return await runSteps(run);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    for (const line of error.lines) run.onLine(line);
    return error.outcome;
  } finally {
    unlock();
  }
}

async function runSteps(run: Run): Promise<Outcome> {
  const { folder, onLine, commands } = run;
  const target = pushTarget(folder);
  if (target && "fault" in target) throw new Stop("failed", [target.fault, nothingLost]);
  const content = readContentFiles(folder);
  const faults = run.checkRecords(folder);
  const changes = showChanges(run, content, { pushes: target !== undefined, faults });
  if (target) refuseUnseen(folder);

  onLine("");
  onLine("Building (npm run build) …");
  await runStep(run, "The build (npm run build)", commands.build);
  onLine("Checking whether the site can be public (npm run check:launch) …");
  const blocking = await checkLaunch(run, commands.checkLaunch);

  if (!isSame(content, readContentFiles(folder)))
    throw new Stop("failed", ["", `The content was changed meanwhile: publish again. ${nothingLost}`]);
  onLine("");
  if (blocking > 0 && !run.anyway)
    throw new Stop("blocked", [
      `The site is built, in ${join(folder, "dist/site")}, but it is not ready to be public:`,
      `${blocking} of the findings above must be solved first. Your edits are saved.`,
    ]);
  if (target) return push(run, target, changes);
  keepCopy(folder);
  onLine(`The site is built, in ${join(folder, "dist/site")}`);
  onLine("Upload that folder: docs/deploy.md has the steps for each kind of host.");
  return "built";
}

/** So that what was checked here is what is pushed. */
function refuseUnseen(folder: string) {
  if (!isUnpushed(folder)) throw new Stop("unchanged", ["There is nothing to publish."]);
  const [paths, commits] = [changedOutside(folder), commitsOutside(folder)];
  const about = (sentence: string, list: readonly string[]) =>
    list.length > 0 ? ["", sentence, ...list.map((each) => `- ${each}`)] : [];
  if (paths.length > 0 || commits.length > 0)
    throw new Stop("failed", [
      ...about(
        "Only content/ is published, but these files have changed too: commit and push them first, or undo that.",
        paths,
      ),
      ...about(
        'These commits change more than content/ and would be published too: run "git push" first, once they are tested.',
        commits,
      ),
      "",
      nothingLost,
    ]);
}

async function push(run: Run, target: PushTarget, changes: readonly string[]): Promise<Outcome> {
  const { folder, onLine, signal } = run;
  const words = `${target.remote}, branch ${target.branch}`;
  onLine(`Pushing to ${words} …`);
  const failed = await pushChanges({ folder, target, changes, signal });
  if (signal?.aborted)
    throw new Stop("interrupted", [
      "The push was interrupted: publish again to complete it. No edit is lost.",
    ]);
  if (failed) throw failure(folder, failed.sentence, failed.output, nothingLost);
  onLine(`Published: pushed to ${words}.`);
  return "pushed";
}

function isSame(one: ContentFiles, other: ContentFiles): boolean {
  return one.size === other.size && [...one].every(([path, bytes]) => other.get(path)?.equals(bytes));
}
