import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// Test files of a worker share one module graph: one that mocks a record must not hand its modules on to the next.
vi.resetModules();

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
