import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, sep } from "node:path";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { projectFolder } from "../site/project-folder";

// Test files of a worker share one module graph: one that mocks a module must neither get modules of others nor hand its
// own on. To load all modules again for every file took a third of the time.
if (fs.readFileSync(expect.getState().testPath ?? "", "utf8").includes("vi.mock(")) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}

// Unit tests must pass with any records of the owner, and without any.
const ownersFolder = join(projectFolder, "content") + sep;
const { readFileSync } = fs;
if (readFileSync.name !== "readNothingOfOwner") {
  fs.readFileSync = function readNothingOfOwner(...args: Parameters<typeof readFileSync>) {
    if (String(args[0]).startsWith(ownersFolder)) throw new Error(`A unit test reads ${args[0]}.`);
    return readFileSync(...args);
  } as typeof readFileSync;
  syncBuiltinESMExports();
}

// The layout asks for the state of the status page; a page in a test asks nobody.
beforeEach(() => {
  if (typeof document !== "undefined") vi.stubGlobal("fetch", () => new Promise(() => {}));
});

// They share one document too: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  history.replaceState(null, "");
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
});
