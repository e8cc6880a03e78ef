// JavaScript with Node's modules only: npm start and npm test run this before anything is installed.
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} RunOptions
 * @property {(text: string) => void} [onOutput] receives the output; without it the output goes to the terminal
 * @property {string} [cwd] another folder than that of the project
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal] ends the program as Ctrl-C does
 */

/**
 * Runs a program and returns its exit code; 127 if it cannot be started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { onOutput, cwd = projectFolder, env = process.env, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      ...(signal ? { signal, killSignal: "SIGINT" } : {}),
      stdio: onOutput ? ["ignore", "pipe", "pipe"] : "inherit",
      // npm is a script on Windows, which only a shell can start.
      shell: process.platform === "win32" && program !== process.execPath,
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (onOutput) stream?.setEncoding("utf8").on("data", onOutput);
    }
    child.on("error", (error) => {
      onOutput?.(`${error.message}\n`);
      // One that is interrupted was started, and closes.
      if (child.pid === undefined) resolve(127);
    });
    // Not "exit": there may be unread output at that time.
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program and returns its exit code and output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export async function runQuietly(program, args, options) {
  let output = "";
  const code = await run(program, args, {
    ...options,
    onOutput: (text) => {
      output += text;
    },
  });
  return { code, output };
}

/**
 * The path of a program, or undefined if it is not installed.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} a port that nothing listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
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
