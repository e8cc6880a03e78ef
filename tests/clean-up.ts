import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// All test files of a worker share one document: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
});
