// @vitest-environment node
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeChanges } from "../describe-changes";
import { coal, createProject, plansFile, type TestProject, testWithGit } from "../test-project";
import { keepCopy, publishedContent, readContentFiles } from "./published-content";

let project: TestProject;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

function changes({ pushes = false, folder = project.folder } = {}) {
  const current = readContentFiles(folder);
  const published = publishedContent(folder, current, pushes);
  return published && { since: published.since, changes: describeChanges(published.files, current) };
}

testWithGit("in a git checkout the last commit is compared with, whatever is staged", () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]);
  project.write("content/pictures/old.png", picture);
  project.write("content/ticker.yaml", []);
  project.commitAll();
  expect(changes()).toEqual({ since: "the last commit", changes: [] });

  project.write(plansFile, [{ ...coal, monthly: 320 }]);
  project.write("content/pictures/new.png", picture);
  project.git("add", "content/pictures/new.png");
  project.write("content/pictures/old.png", Buffer.concat([picture, picture]));
  project.write("content/pages/home.yaml", { meta: {} });
  rmSync(join(project.folder, "content/ticker.yaml"));
  expect(changes()?.changes).toEqual([
    "Minecraft plans: Coal: monthly ₹300 → ₹320",
    "Home page: the file was added",
    "Picture new.png added",
    "Picture old.png replaced",
    "Ticker: the file was removed",
  ]);
});

testWithGit("the line endings of a checkout on Windows are no change", () => {
  project.commitAll();
  project.git("config", "core.autocrlf", "true");
  project.write(plansFile, project.read(plansFile).replaceAll("\n", "\r\n"));
  expect(changes()?.changes).toEqual([]);
});

testWithGit("ignored and hidden files are no change", () => {
  project.write(".gitignore", "*.bak\n");
  project.commitAll();
  project.write("content/ticker.yaml.bak", "[]");
  project.write("content/.DS_Store", "x");
  expect(changes()?.changes).toEqual([]);
});

testWithGit("the project may be a folder of a larger repository", () => {
  project.write("websites/anvil/content/ticker.yaml", [coal]);
  project.commitAll();
  project.write("websites/anvil/content/ticker.yaml", []);
  expect(changes({ folder: join(project.folder, "websites/anvil") })?.changes).toEqual([
    "Ticker: Coal removed",
  ]);
});

testWithGit("where publishing pushes, commits that were not pushed count too", () => {
  project.setUpPush();
  project.write(plansFile, []);
  project.git("commit", "--quiet", "--all", "--message=Second");
  expect(changes({ pushes: false })?.changes).toEqual([]);
  expect(changes({ pushes: true })).toEqual({
    since: "the last push",
    changes: ["Minecraft plans: Coal removed"],
  });
});

test("without git the copy of the last publish is compared with, if there is one", expectCopyCompared);

testWithGit.each([
  ["before the first commit", () => project.git("init", "--quiet")],
  [
    "in a repository that does not have the content",
    () => {
      project.write(".gitignore", "*");
      project.git("init", "--quiet");
      project.git(
        ...["-c", "user.name=Owner", "-c", "user.email=owner@anvil.example", "-c", "commit.gpgsign=false"],
        ...["commit", "--quiet", "--allow-empty", "--message=Empty"],
      );
    },
  ],
])("%s the copy of the last publish is compared with, if there is one", (_name, prepare) => {
  prepare();
  expectCopyCompared();
});

function expectCopyCompared() {
  expect(changes()).toBeUndefined();
  keepCopy(project.folder);
  expect(changes()).toEqual({ since: "the last publish", changes: [] });
  project.write(plansFile, [coal, { ...coal, id: "iron", title: "Iron" }]);
  expect(changes()?.changes).toEqual(["Minecraft plans: Iron added"]);
  rmSync(join(project.folder, plansFile));
  keepCopy(project.folder);
  expect(changes()?.changes).toEqual([]);
}
