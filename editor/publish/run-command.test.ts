// @vitest-environment node
import { tmpdir } from "node:os";
import { expect, test, vi } from "vitest";
import { runCommand } from "./run-command";
import { createProject, nodeCommand } from "./test-project";

const folder = tmpdir();

test("the output is returned with the exit code, without colours", async () => {
  const command = nodeCommand(`console.log("one\\n\\x1b[31mtwo\\x1b[39m"); process.exitCode = 3`);
  expect(await runCommand(command, { folder })).toEqual({ code: 3, output: "one\ntwo\n" });
});

test("a program that does not exist has an exit code and a message", async () => {
  const { code, output } = await runCommand({ program: "no-such-program", args: [] }, { folder });
  expect(code).toBe(127);
  expect(output).toContain("no-such-program");
});

test("the mode of this process is not the mode of the build", async () => {
  expect(process.env.NODE_ENV).toBe("test");
  const { output } = await runCommand(nodeCommand("console.log(process.env.NODE_ENV)"), { folder });
  expect(output.trim()).toBe("undefined");
});

test("an interruption waits until everything that the program started has ended", async () => {
  const interruption = new AbortController();
  const project = createProject();
  project.write(
    "inner.cjs",
    `
    process.on("SIGINT", () => setTimeout(() => {
      require("node:fs").writeFileSync("ended.txt", "");
      process.exit();
    }, 100));
    require("node:fs").writeFileSync("started.txt", "");
    setInterval(() => {}, 1000);
  `,
  );
  // The outer program ends at once, and does not pass on that the inner one has not.
  const outer = nodeCommand(`
    const { spawn } = require("node:child_process");
    spawn(process.execPath, ["inner.cjs"], { stdio: "ignore" });
  `);
  const result = runCommand(outer, { folder: project.folder, signal: interruption.signal });
  await vi.waitFor(() => project.read("started.txt"), { timeout: 30_000 });
  interruption.abort();
  expect((await result).code).not.toBe(0);
  expect(project.read("ended.txt")).toBe("");
  project.remove();
});

test("a program is not left running if the interruption came before it", async () => {
  const signal = AbortSignal.abort();
  const { code } = await runCommand(nodeCommand("setInterval(() => {}, 1000)"), { folder, signal });
  expect(code).not.toBe(0);
});
