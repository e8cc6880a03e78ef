// @vitest-environment node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type PublishOptions, publish } from "./publish";
import {
  coal,
  commandsWith,
  createProject,
  nodeCommand,
  plansFile,
  type TestProject,
  testWithGit,
} from "./test-project";

let project: TestProject;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

async function report(options: Partial<PublishOptions> = {}) {
  const lines: string[] = [];
  const outcome = await publish({
    folder: project.folder,
    commands: commandsWith(),
    checkRecords: () => [],
    ...options,
    onLine: (line) => {
      lines.push(line);
      options.onLine?.(line);
    },
  });
  return { outcome, lines, text: lines.join("\n") };
}

const steps = () => (existsSync(join(project.folder, "steps.txt")) ? project.read("steps.txt") : "");
const nothingLost = "Nothing was published, and nothing of your edits is lost.";
const finding = (level: "blocks" | "look") => ({
  level,
  kind: "sample",
  place: "content/brand.yaml:1",
  sentence: `This ${level}.`,
});

describe("without a remote", () => {
  testWithGit("the changes are shown, the steps run in order, and the result is named", async () => {
    project.commitAll();
    project.write(plansFile, [{ ...coal, monthly: 320 }]);
    const { outcome, lines } = await report();
    expect(outcome).toBe("built");
    expect(steps()).toBe("build check ");
    expect(lines.slice(0, 2)).toEqual([
      "Changed since the last commit:",
      "- Minecraft plans: Coal: monthly ₹300 → ₹320",
    ]);
    expect(lines.at(-2)).toContain(join(project.folder, "dist/site"));
    expect(project.git("log", "--format=%s")).toBe("First");
  });

  test("without git the first publish has nothing to compare with, the second has", async () => {
    expect((await report()).lines[0]).toBe(
      "There is no earlier publish to compare with: all of the content is new.",
    );
    project.write(plansFile, []);
    expect((await report()).lines.slice(0, 2)).toEqual([
      "Changed since the last publish:",
      "- Minecraft plans: Coal removed",
    ]);
    expect((await report()).lines[0]).toBe("Nothing in content/ has changed since the last publish.");
  });

  testWithGit("a wrong record stops it with the sentence of the check, before any step", async () => {
    project.commitAll();
    project.write(plansFile, "- id: [\n");
    const sentence = "content/minecraft-plans.yaml:1: a ] is missing.";
    const { outcome, lines } = await report({ checkRecords: () => [sentence] });
    expect(outcome).toBe("failed");
    expect(lines).toContain("- Minecraft plans: the file cannot be read");
    expect(lines).toContain(sentence);
    expect(lines.at(-1)).toContain(nothingLost);
    expect(steps()).toBe("");
  });

  test.each([
    ["that are no JSON", "{", "legal.json is not JSON"],
    ["without a document", "{}", 'legal.json: the document "privacy" is missing'],
  ])("legal texts %s stop it too", async (_, source, sentence) => {
    project.write("content/public/legal.json", source);
    const { outcome, text } = await report();
    expect(outcome).toBe("failed");
    expect(text).toContain(sentence);
  });

  test("a failing build stops it with its last lines and the file with all of them", async () => {
    const source = `for (let line = 1; line <= 50; line++) console.log("line " + line); process.exit(1)`;
    const { outcome, lines } = await report({ commands: commandsWith({ build: nodeCommand(source) }) });
    expect(outcome).toBe("failed");
    expect(lines).toContain("The build (npm run build) failed.");
    expect(lines.filter((line) => /line \d+/.test(line))).toEqual(
      Array.from({ length: 20 }, (_line, index) => `  line ${index + 31}`),
    );
    expect(lines.at(-1)).toBe(nothingLost);
    expect(project.read(".cache/publish/log.txt")).toContain("line 1\n");
    expect(steps()).toBe("");
  });

  test("findings to decide are shown and do not stop it", async () => {
    const { outcome, lines } = await report({ commands: commandsWith({ findings: [finding("look")] }) });
    expect(outcome).toBe("built");
    expect(lines).toContain("  - content/brand.yaml:1: This look.");
  });

  test("findings that block the launch leave the site built, not published, unless that is wanted", async () => {
    const commands = commandsWith({ findings: [finding("blocks"), finding("look")] });
    const { outcome, text } = await report({ commands });
    expect(outcome).toBe("blocked");
    expect(steps()).toBe("build check ");
    expect(text).toContain("1 of the findings above must be solved first");
    expect((await report({ commands, anyway: true })).outcome).toBe("built");
  });

  test("a check before the launch that cannot run is a failure, not a finding", async () => {
    const checkLaunch = nodeCommand(`throw new Error("no content")`);
    const { outcome, text } = await report({ commands: commandsWith({ checkLaunch }) });
    expect(outcome).toBe("failed");
    expect(text).toContain("no content");
  });

  test("content that changes meanwhile is not published", async () => {
    const build = nodeCommand(`fs.appendFileSync("${plansFile}", "# later\\n")`);
    const { outcome, lines } = await report({ commands: commandsWith({ build }) });
    expect(outcome).toBe("failed");
    expect(lines.at(-1)).toBe(`The content was changed meanwhile: publish again. ${nothingLost}`);
  });
});

describe("one at a time", () => {
  /** A build that says when it runs, and ends when it may. */
  const build = nodeCommand(`
    fs.writeFileSync("started", "");
    setInterval(() => fs.existsSync("go-on") && process.exit(0), 20);
  `);
  const untilStarted = () => vi.waitFor(() => project.read("started"), { timeout: 30_000 });

  test("a second publish is refused while one is running", async () => {
    const first = report({ commands: commandsWith({ build }) });
    await untilStarted();
    const { outcome, lines } = await report();
    expect(outcome).toBe("busy");
    expect(lines).toEqual(["Another publish is running: wait until it is finished."]);
    project.write("go-on", "");
    expect((await first).outcome).toBe("built");
    expect((await report()).outcome).toBe("built");
  });

  test("an interruption ends the step that is running, and no other begins", async () => {
    const interruption = new AbortController();
    const first = report({ commands: commandsWith({ build }), signal: interruption.signal });
    await untilStarted();
    interruption.abort();
    const { outcome, lines } = await first;
    expect(outcome).toBe("interrupted");
    expect(lines.at(-1)).toBe(`The build (npm run build): interrupted. ${nothingLost}`);
    expect(steps()).toBe("");
    expect((await report()).outcome).toBe("built");
  });
});
