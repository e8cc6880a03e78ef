// Plain JavaScript, Node's own modules only: what is in this folder runs before anything is installed.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} RunOptions
 * @property {(text: string) => void} [onOutput] gets what the program prints; without it the terminal does
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal] ends the program as Ctrl-C does
 */

/**
 * Runs a program to its end in the project's folder and returns its exit code; 127 if it cannot be started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { onOutput, env = process.env, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectFolder,
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
      resolve(127);
    });
    // Not "exit": output may still be on its way then.
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program and keeps its output, for a message if it fails.
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
 * Ends this process with one sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
