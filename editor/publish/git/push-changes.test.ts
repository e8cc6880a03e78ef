// @vitest-environment node
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { publish } from "../publish";
import { coal, commandsWith, createProject, plansFile, type TestProject, testWithGit } from "../test-project";
import { commitMessage } from "./push-changes";

let project: TestProject;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

async function report({ findings = [] as object[], anyway = false } = {}) {
  const lines: string[] = [];
  const outcome = await publish({
    folder: project.folder,
    commands: commandsWith({ findings }),
    checkRecords: () => [],
    anyway,
    onLine: (line) => lines.push(line),
  });
  return { outcome, lines, text: lines.join("\n") };
}

const commits = (repository: string) => project.git("-C", repository, "log", "--format=%s", "main");
const cheaper = [{ ...coal, monthly: 250 }];
const cheaperWords = "Minecraft plans: Coal: monthly ₹300 → ₹250";

testWithGit("content is committed with the changes as the message, and pushed", async () => {
  const remote = project.setUpPush();
  project.write(plansFile, cheaper);
  project.write("content/pictures/castle.png", Buffer.from([0, 255]));
  const { outcome, lines } = await report();
  expect(outcome).toBe("pushed");
  expect(lines.at(-1)).toBe("Published: pushed to origin, branch main.");
  expect(project.git("-C", remote, "log", "-1", "--format=%B", "main")).toBe(
    `Change the content in 2 places\n\n- ${cheaperWords}\n- Picture castle.png added`,
  );
  expect(project.git("status", "--porcelain")).toBe("");
});

describe("what would not be checked as it is pushed is refused before any step:", () => {
  const commitPage = () => {
    project.write("app/page.ts", "export {};");
    project.git("add", "app");
    project.git("commit", "--quiet", "--message=Rename the plans");
  };
  testWithGit.each<[string, () => void, string]>([
    ["a file that was changed", () => project.write(".gitignore", ".cache/\nsteps.txt\n\n"), "- .gitignore"],
    ["a file that git does not know", () => project.write("app/page.ts", "export {};"), "- app/page.ts"],
    ["a commit that is not pushed", commitPage, " Rename the plans"],
  ])("%s outside content", async (_, change, words) => {
    const remote = project.setUpPush();
    project.write(plansFile, cheaper);
    change();
    const { outcome, lines, text } = await report();
    expect(outcome).toBe("failed");
    expect(text).toContain(words);
    expect(lines.at(-1)).toBe("Nothing was published, and nothing of your edits is lost.");
    expect(existsSync(join(project.folder, "steps.txt"))).toBe(false);
    expect(commits(remote)).toBe("First");

    project.git("add", "--all", "--", ":(exclude)content");
    project.git("commit", "--quiet", "--allow-empty", "--message=Second");
    project.git("push", "--quiet");
    expect((await report()).outcome).toBe("pushed");
  });

  testWithGit("a commit in another folder of the repository", async () => {
    project.setUpPush();
    project.write("other/content/brand.yaml", "");
    project.write(plansFile, cheaper);
    project.git("add", "other");
    project.git("commit", "--quiet", "--message=Other");
    expect((await report()).text).toMatch(/^- \w+ Other$/m);
  });

  testWithGit("a commit of content alone is no reason", async () => {
    const remote = project.setUpPush();
    project.write(plansFile, cheaper);
    project.git("commit", "--quiet", "--all", "--message=Cheaper");
    expect((await report()).outcome).toBe("pushed");
    expect(commits(remote)).toBe("Cheaper\nFirst");
  });
});

testWithGit("a file that was deleted is deleted for the remote", async () => {
  const remote = project.setUpPush();
  rmSync(join(project.folder, plansFile));
  expect((await report()).outcome).toBe("pushed");
  expect(project.git("-C", remote, "ls-tree", "-r", "--name-only", "main", "content")).toBe(
    "content/brand.yaml",
  );
});

testWithGit("without a change there is nothing to publish, and nothing runs", async () => {
  project.setUpPush();
  const { outcome, lines } = await report();
  expect(outcome).toBe("unchanged");
  expect(lines).toEqual([
    "Nothing in content/ has changed since the last push.",
    "There is nothing to publish.",
  ]);
});

testWithGit("a push that the remote refuses loses nothing, and the next publish repeats it", async () => {
  const remote = project.setUpPush();
  const hook = join(remote, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'The branch is locked.' >&2\nexit 1\n");
  chmodSync(hook, 0o755);
  project.write(plansFile, cheaper);
  const edited = project.read(plansFile);
  const { outcome, lines, text } = await report();
  expect(outcome).toBe("failed");
  expect(text).toContain("origin did not accept the push.");
  expect(text).toContain("The branch is locked.");
  expect(lines.at(-1)).toBe("Nothing was published, and nothing of your edits is lost.");
  expect(project.read(plansFile)).toBe(edited);
  expect(commits(remote)).toBe("First");

  rmSync(hook);
  const again = await report();
  expect(again.outcome).toBe("pushed");
  expect(again.lines).toContain(`- ${cheaperWords}`);
  expect(commits(remote)).toBe(`${cheaperWords}\nFirst`);
});

testWithGit("a remote with other commits asks for git pull", async () => {
  const remote = project.setUpPush();
  const tree = project.git("rev-parse", "HEAD^{tree}");
  const other = project.git("commit-tree", tree, "-p", "HEAD", "-m", "Other");
  project.git("push", "--quiet", remote, `${other}:refs/heads/main`);
  project.write(plansFile, cheaper);
  const { outcome, text } = await report();
  expect(outcome).toBe("failed");
  expect(text).toContain('run "git pull"');
});

testWithGit("findings that block the launch are not pushed, unless that is wanted", async () => {
  const remote = project.setUpPush();
  project.write(plansFile, cheaper);
  const findings = [
    { level: "blocks", kind: "sample", place: "content/brand.yaml:1", sentence: "A sample." },
  ];
  expect((await report({ findings })).outcome).toBe("blocked");
  expect(commits(remote)).toBe("First");
  expect((await report({ findings, anyway: true })).outcome).toBe("pushed");
});

testWithGit.each([
  ["the branch has no upstream", () => project.git("branch", "--unset-upstream"), "git push --set-upstream"],
  ["no branch is checked out", () => project.git("checkout", "--quiet", "--detach"), "git switch"],
])("if %s, it says so before any step", async (_name, change, words) => {
  project.setUpPush();
  change();
  project.write(plansFile, cheaper);
  const { outcome, lines } = await report();
  expect(outcome).toBe("failed");
  expect(lines[0]).toContain(words);
  expect(lines).toHaveLength(2);
});

testWithGit("without the setting nothing is committed or pushed", async () => {
  const remote = project.setUpPush();
  project.git("config", "publish.push", "false");
  project.write(plansFile, cheaper);
  expect((await report()).outcome).toBe("built");
  expect(commits(remote)).toBe("First");
  expect(commits(project.folder)).toBe("First");
});

test("the subject of a commit has at most 72 characters", () => {
  const change = `Games: Rust: description: ${"long ".repeat(40)}`;
  const [subject = "", ...body] = commitMessage([change]).split("\n");
  expect(subject.length).toBeLessThanOrEqual(72);
  expect(body.join("\n")).toContain(change);
});
