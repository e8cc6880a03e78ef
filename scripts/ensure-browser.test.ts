// @vitest-environment node
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { findBrowser } from "./ensure-browser.mjs";

test("a test that is run alone uses the installed Chromium, preferably the headless shell", () => {
  const folder = temporaryFolder();
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM", "");
  for (const name of ["chromium", "chromium-headless-shell"]) {
    writeFileSync(join(folder, name), "", { mode: 0o755 });
    expect(findBrowser()).toBe(join(folder, name));
  }
  vi.stubEnv("CHROMIUM", "/opt/chromium");
  expect(findBrowser()).toBe("/opt/chromium");
});
