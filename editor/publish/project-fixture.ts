import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "vitest";
import { stringify } from "yaml";
import type { Finding } from "../../checks/launch/finding";
import { findProgram } from "../../scripts/run.mjs";
import { commandEnvironment } from "./git";
import type { PublishCommands } from "./publish";

export type TestProject = ReturnType<typeof createProject>;

/** For tests of git checkouts: an owner may have no git. */
export const testWithGit = test.skipIf(findProgram("git") === undefined);

const brand = { name: "Anvil", currency: "INR", locale: "en-IN" };
export const coal = { id: "coal", title: "Coal", monthly: 300 };
export const plansFile = "content/minecraft-plans.yaml";

/** A folder with some content, for the tests of publishing. */
export function createProject() {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "publish-")));
  const folder = join(parent, "project");
  /** Writes a file: bytes and texts as they are, records as YAML. */
  const write = (path: string, value: unknown) => {
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
  /** Makes it a git checkout with one commit and an upstream, with pushing set up. */
  const setUpPush = () => {
    const remote = join(parent, "remote.git");
    git("init", "--quiet", "--initial-branch=main");
    git("init", "--quiet", "--bare", "--initial-branch=main", remote);
    const settings = {
      "user.name": "Owner",
      "user.email": "owner@anvil.example",
      "commit.gpgsign": "false",
      "publish.push": "true",
    };
    for (const [name, value] of Object.entries(settings)) git("config", name, value);
    git("add", "--all");
    git("commit", "--quiet", "--message=First");
    git("remote", "add", "origin", remote);
    git("push", "--quiet", "--set-upstream", "origin", "main");
    return remote;
  };
  write("content/brand.yaml", brand);
  write(plansFile, [coal]);
  write(".gitignore", ".cache/\nsteps.txt\n");
  return {
    folder,
    write,
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    git,
    setUpPush,
    remove: () => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Commands that succeed, print what is given, and write their names into steps.txt. Their sources may use `fs`. */
export function commandsWith({ build = "", check = "", blocking = 0 } = {}): PublishCommands {
  const step = (name: string, source: string) => [
    "-e",
    `fs.appendFileSync("steps.txt", "${name} "); ${source}`,
  ];
  const finding = (level: Finding["level"]): Finding => {
    return { level, file: plansFile, line: 3, path: [0, "monthly"], message: "300 is made up" };
  };
  const findings = [...Array.from({ length: blocking }, () => finding("blocks")), finding("look")];
  const result = `console.log(${JSON.stringify(JSON.stringify(findings))})`;
  return { build: step("build", build), checkLaunch: step("check", check || result) };
}
