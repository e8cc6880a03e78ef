import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "vitest";
import { stringify } from "yaml";
import { findProgram } from "../../scripts/run.mjs";
import type { PublishCommands } from "./publish";
import { type Command, commandEnvironment } from "./run-command";

/** A folder with some content, for the tests of publishing. */
export type TestProject = {
  folder: string;
  /** Writes a file: bytes and texts as they are, records as YAML. */
  write: (path: string, value: unknown) => void;
  read: (path: string) => string;
  git: (...args: string[]) => string;
  /** Makes it a git checkout with one commit. */
  commitAll: () => void;
  /** An empty repository as the upstream of a commit of everything, with pushing set up. */
  setUpPush: () => string;
  remove: () => void;
};

/** For tests of git checkouts: an owner may have no git. */
export const testWithGit = test.skipIf(findProgram("git") === undefined);

const brand = { name: "Anvil", currency: "INR", locale: "en-IN" };
export const coal = { id: "coal", title: "Coal", monthly: 300 };
export const plansFile = "content/minecraft-plans.yaml";

export function createProject(): TestProject {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "publish-")));
  const folder = join(parent, "project");
  const write: TestProject["write"] = (path, value) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isSource = typeof value === "string" || Buffer.isBuffer(value);
    writeFileSync(join(folder, path), isSource ? value : stringify(value));
  };
  const git = (...args: string[]) => {
    // Without the settings of whoever runs the tests.
    const env = { ...commandEnvironment(), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", env, stdio: [...stdio] }).trim();
  };
  const commitAll = () => {
    git("init", "--quiet", "--initial-branch=main");
    const settings = { "user.name": "Owner", "user.email": "owner@anvil.example", "commit.gpgsign": "false" };
    for (const [name, value] of Object.entries(settings)) git("config", name, value);
    git("add", "--all");
    git("commit", "--quiet", "--message=First");
  };
  const setUpPush = () => {
    commitAll();
    const remote = join(parent, "remote.git");
    git("init", "--quiet", "--bare", "--initial-branch=main", remote);
    git("remote", "add", "origin", remote);
    git("push", "--quiet", "--set-upstream", "origin", "main");
    git("config", "publish.push", "true");
    return remote;
  };
  write("content/brand.yaml", brand);
  write(plansFile, [coal]);
  write(".gitignore", ".cache/\nsteps.txt\n");
  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), "utf8"),
    git,
    commitAll,
    setUpPush,
    remove: () => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** A program of Node that has `fs`. */
export function nodeCommand(source: string): Command {
  return { program: process.execPath, args: ["-e", source] };
}

/** Commands that succeed, print what is given, and write their names into steps.txt. */
export function commandsWith({
  findings = [],
  ...others
}: Partial<PublishCommands> & { findings?: readonly object[] } = {}): PublishCommands {
  // A shell starts sooner than Node does.
  const source = 'printf "%s " "$1" >> steps.txt; printf "%s\\n" "$2"; exit "$3"';
  const step = (name: string, output: string, code = 0) => ({
    program: "sh",
    args: ["-c", source, "sh", name, output, String(code)],
  });
  return {
    checkLaunch: step("check", JSON.stringify(findings, null, 2), findings.length > 0 ? 1 : 0),
    build: step("build", ""),
    ...others,
  };
}
