// @vitest-environment node
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runCommand } from "./run-command";
import { nodeCommand } from "./test-project";

const folder = tmpdir();

test("the output is passed on by lines, and returned with the exit code", async () => {
  const lines: string[] = [];
  const command = nodeCommand(
    `console.log("one\\ntwo"); process.stdout.write("three"); process.exitCode = 3`,
  );
  const result = await runCommand(command, { folder, onLine: (line) => lines.push(line) });
  expect(lines).toEqual(["one", "two", "three"]);
  expect(result).toEqual({ code: 3, output: "one\ntwo\nthree" });
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

test("an interruption ends the program and what it started", async () => {
  const interruption = new AbortController();
  // Both run until they are ended, and the result is complete only when both have closed the output.
  const endless = "setInterval(() => {}, 1000);";
  const command = nodeCommand(`
    const { spawn } = require("node:child_process");
    const inner = spawn(process.execPath, ["-e", 'console.log("started"); ${endless}'], { stdio: "inherit" });
    ${endless}
  `);
  const { code } = await runCommand(command, {
    folder,
    onLine: () => interruption.abort(),
    signal: interruption.signal,
  });
  expect(code).not.toBe(0);
});

test("a program is not left running if the interruption came before it", async () => {
  const signal = AbortSignal.abort();
  const { code } = await runCommand(nodeCommand("setInterval(() => {}, 1000)"), { folder, signal });
  expect(code).not.toBe(0);
});
