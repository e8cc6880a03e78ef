import { defineConfig } from "@playwright/test";
import { chromium, firefox, firefoxInstalled } from "../browsers";

const viewport = { width: 1600, height: 1000 };
if (!firefoxInstalled) console.log("not checked: Firefox is not installed");

/** `npm run test:editor`: the editor on a copy of this project with the records of another company. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./support/install-editor.ts",
  outputDir: "../../test-results/editor",
  // Long timeouts, so that no test fails because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
  workers: 2,
  reporter: [["list"]],
  projects: [
    { name: "chromium", use: chromium(viewport) },
    ...(firefoxInstalled ? [{ name: "firefox", use: firefox(viewport) }] : []),
  ],
});
