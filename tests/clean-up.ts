import { readFileSync } from "node:fs";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// Test files of a worker share one module graph: one that mocks a module must neither get modules of others nor hand its
// own on. To load all modules again for every file took a third of the time.
if (readFileSync(expect.getState().testPath ?? "", "utf8").includes("vi.mock(")) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
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
  history.replaceState(null, "", "/");
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
});
