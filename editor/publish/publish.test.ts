// @vitest-environment node
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  coal,
  commandsWith,
  createProject,
  plansFile,
  type TestProject,
  testWithGit,
} from "./project-fixture";
import { contentFaults, type PublishOptions, publish } from "./publish";

let project: TestProject;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

async function report(options: Partial<PublishOptions> = {}) {
  const lines: string[] = [];
  const result = await publish({
    folder: project.folder,
    commands: commandsWith(),
    check: () => [],
    ...options,
    onLine: (line) => lines.push(line),
  });
  return { ...result, lines, text: lines.join("\n"), last: lines.at(-1) };
}

const steps = () => (existsSync(join(project.folder, "steps.txt")) ? project.read("steps.txt") : "");
const commits = (repository: string) => project.git("-C", repository, "log", "--format=%s", "main");
const nothingLost = "Nothing was published, and nothing of your edits is lost.";
const pushed = "Published: pushed to origin/main.";
const cheaper = [{ ...coal, monthly: 250 }];
const cheaperWords = "Minecraft plans: Coal: Price per month: 300 → 250";

describe("where pushing is not set up", () => {
  testWithGit("the changes are shown, the steps run in order, and nothing is pushed", async () => {
    const remote = project.setUpPush();
    project.git("config", "publish.push", "false");
    project.write(plansFile, cheaper);
    const { isDone, lines } = await report();
    expect(isDone).toBe(true);
    expect(steps()).toBe("build check ");
    expect(lines.slice(0, 2)).toEqual(["Changed since the last commit:", `- ${cheaperWords}`]);
    expect(lines).toContain("0 block the launch, 1 to decide.");
    expect(lines.at(-2)).toContain("dist/site");
    expect([commits(remote), commits(project.folder)]).toEqual(["First", "First"]);
  });

  test("without git it is built too", async () => {
    const { isDone, lines } = await report();
    expect(isDone).toBe(true);
    expect(lines[0]).toBe("What changed is not known: git has no commit to compare with.");
  });

  test.each([
    ["a record", plansFile, "- id: [\n", "content/minecraft-plans.yaml:1: "],
    ["the legal texts", "content/public/legal.json", "{", "content/public/legal.json:1: this is not JSON"],
  ])(
    "a mistake in %s stops it with the sentence of the check, before any step",
    async (_, file, source, words) => {
      project.write(file, source);
      const { isDone, text, last } = await report({ check: contentFaults });
      expect(isDone).toBe(false);
      expect(text).toContain(words);
      expect(last).toContain(nothingLost);
      expect(steps()).toBe("");
    },
  );

  test.each([
    ["a build", "build", "build ", "could not be built."],
    ["a check before the launch", "check", "build check ", " failed."],
  ])("%s that fails stops it with its output, without the stack trace", async (_, step, done, failure) => {
    const source = `console.log("line 1"); throw new Error("no room")`;
    const { isDone, text, last } = await report({ commands: commandsWith({ [step]: source }) });
    expect(isDone).toBe(false);
    for (const words of [failure, "  line 1", "Error: no room"]) expect(text).toContain(words);
    expect(text).not.toMatch(/^\s+at /m);
    expect(last).toBe(nothingLost);
    expect(steps()).toBe(done);
  });

  test("content that changes meanwhile is not published", async () => {
    const build = `fs.appendFileSync("${plansFile}", "# later\\n")`;
    const { isDone, last } = await report({ commands: commandsWith({ build }) });
    expect(isDone).toBe(false);
    expect(last).toBe(`The content was changed meanwhile: publish again. ${nothingLost}`);
  });
});

test("while one runs another is refused, and an interruption waits until the step that is running has ended", async () => {
  const interruption = new AbortController();
  const build = `
    process.on("SIGINT", () => setTimeout(() => { fs.writeFileSync("ended", ""); process.exit(1); }, 100));
    fs.writeFileSync("started", "");
    setInterval(() => {}, 1000);
  `;
  const first = report({ commands: commandsWith({ build }), signal: interruption.signal });
  await vi.waitFor(() => project.read("started"), { timeout: 30_000 });
  expect((await report()).lines).toEqual(["Another publish is running: wait until it is finished."]);
  interruption.abort();
  const { isDone, last } = await first;
  expect(isDone).toBe(false);
  expect(last).toBe(`Interrupted. ${nothingLost}`);
  expect(project.read("ended")).toBe("");
  expect(steps()).toBe("build ");
  expect((await report()).isDone).toBe(true);
});

describe("where pushing is set up", () => {
  testWithGit("content is committed with the changes as the message, and pushed", async () => {
    const remote = project.setUpPush();
    project.write("content/ticker.yaml", []);
    project.write("content/pictures/castle.png", Buffer.from([0, 255]));
    project.git("add", "content/pictures");
    rmSync(join(project.folder, plansFile));
    expect((await report()).last).toBe(pushed);
    expect(project.git("-C", remote, "log", "-1", "--format=%B", "main")).toBe(
      "Change the content in 3 places\n\n- Minecraft plans removed\n- Picture castle.png added\n- Ticker added",
    );
    expect(project.git("status", "--porcelain")).toBe("");

    const { isDone, last } = await report();
    expect(isDone).toBe(true);
    expect(last).toBe("There is nothing to publish.");
    expect(steps()).toBe("build check ");
  });

  testWithGit("the project may be in a larger repository, with line endings of Windows", async () => {
    const file = "websites/anvil/content/ticker.yaml";
    project.write(file, [coal]);
    project.setUpPush();
    project.git("config", "core.autocrlf", "true");
    const folder = join(project.folder, "websites/anvil");
    project.write(file, project.read(file).replaceAll("\n", "\r\n"));
    expect((await report({ folder })).lines[0]).toBe("Nothing in content/ has changed since the last push.");
    project.write(file, []);
    expect((await report({ folder })).lines[1]).toBe("- Ticker: Coal removed");
  });

  describe("what would not be checked as it is pushed is refused before any step:", () => {
    const addPage = () => project.write("app/page.ts", "export {};");
    const commitPage = () => {
      addPage();
      project.git("add", "app");
      project.git("commit", "--quiet", "--message=Rename the plans");
    };
    testWithGit.each<[string, () => void, string]>([
      ["a changed file", () => project.write(".gitignore", "steps.txt\n"), "- .gitignore"],
      ["a file that git does not know", addPage, "- app/page.ts"],
      ["a commit that is not pushed", commitPage, " Rename the plans"],
    ])("%s outside content", async (_, change, words) => {
      const remote = project.setUpPush();
      project.write(plansFile, cheaper);
      change();
      const { isDone, text, last } = await report();
      expect(isDone).toBe(false);
      expect(text).toContain(words);
      expect(last).toBe(nothingLost);
      expect(steps()).toBe("");
      expect(commits(remote)).toBe("First");
    });

    testWithGit("a commit of content alone is no reason", async () => {
      const remote = project.setUpPush();
      project.write(plansFile, cheaper);
      project.git("commit", "--quiet", "--all", "--message=Cheaper");
      const { lines, last } = await report();
      expect(lines.slice(0, 2)).toEqual(["Changed since the last push:", `- ${cheaperWords}`]);
      expect(last).toBe(pushed);
      expect(commits(remote)).toBe("Cheaper\nFirst");
    });
  });

  testWithGit("a push that the remote refuses loses nothing, and the next publish repeats it", async () => {
    const remote = project.setUpPush();
    const hook = join(remote, "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\necho 'The branch is locked.' >&2\nexit 1\n");
    chmodSync(hook, 0o755);
    project.write(plansFile, cheaper);
    const edited = project.read(plansFile);
    const { isDone, text, last } = await report();
    expect(isDone).toBe(false);
    for (const words of ["The push was refused.", "The branch is locked."]) expect(text).toContain(words);
    expect(last).toBe(nothingLost);
    expect(project.read(plansFile)).toBe(edited);
    expect(commits(remote)).toBe("First");

    rmSync(hook);
    expect((await report()).last).toBe(pushed);
    expect(commits(remote)).toBe(`${cheaperWords}\nFirst`);
  });

  testWithGit("with other commits it asks for git pull, without an upstream for one", async () => {
    const remote = project.setUpPush();
    const other = project.git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Other");
    project.git("push", "--quiet", remote, `${other}:refs/heads/main`);
    project.write(plansFile, cheaper);
    const { isDone, text } = await report();
    expect(isDone).toBe(false);
    expect(text).toContain('run "git pull"');

    project.git("branch", "--unset-upstream");
    const { lines } = await report();
    expect(lines).toEqual([expect.stringContaining("git push --set-upstream"), nothingLost]);
  });

  testWithGit("findings that block the launch prevent the push, unless it is wanted", async () => {
    const remote = project.setUpPush();
    project.write(plansFile, cheaper);
    const commands = commandsWith({ blocking: 2 });
    const { isDone, title, findings, text } = await report({ commands });
    expect(isDone).toBe(false);
    expect(title).toBe("Not published: 2 things to solve");
    expect(text).toContain("not ready to be public");
    expect(findings.map(({ level }) => level)).toEqual(["blocks", "blocks", "look"]);
    expect(findings[0]).toMatchObject({
      form: "minecraft-plans",
      path: [0, "monthly"],
      where: "Minecraft plans, Coal: Price per month",
      message: "300 is made up",
    });
    expect(commits(remote)).toBe("First");
    expect((await report({ commands, anyway: true })).last).toBe(pushed);
  });
});
