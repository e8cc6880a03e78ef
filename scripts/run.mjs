// JavaScript with Node's modules only: it runs before anything is installed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a program and returns its exit code, 127 if it cannot be started, and its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ onOutput?: (text: string) => void; cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal }} [options]
 *   `signal` ends the program as Ctrl-C does
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runQuietly(program, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    let output = "";
    const add = (/** @type {string} */ text) => {
      output += text;
      onOutput?.(text);
    };
    const child = spawn(program, args, {
      cwd: projectFolder,
      killSignal: "SIGINT",
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a script on Windows, which only a shell can start.
      shell: process.platform === "win32" && program !== process.execPath,
      ...options,
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", add);
    child.on("error", ({ message }) => {
      add(`${message}\n`);
      // One that is interrupted was started, and closes.
      if (child.pid === undefined) resolve({ code: 127, output });
    });
    // Not "exit": there may be unread output at that time.
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The path of a program, or undefined if it is not installed.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await once(server.close(), "close");
  return port;
}

/**
 * Prints a sentence and exits with code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
