import { fileURLToPath } from "node:url";
import { defineConfig, devices, type Project } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/ensure-browser.mjs";
import { findProgram } from "../../scripts/host-process";

const viewport = { width: 1600, height: 1000 };
const executablePath = findBrowser();

const chromium: Project = {
  name: "chromium",
  use: {
    ...devices["Desktop Chrome"],
    viewport,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags },
  },
};

/** The installed Firefox: see tests/e2e/support/firefox.mjs. */
const firefox: Project = {
  name: "firefox",
  use: {
    ...devices["Desktop Firefox"],
    viewport,
    channel: "moz-firefox",
    launchOptions: {
      executablePath: fileURLToPath(new URL("../e2e/support/firefox.mjs", import.meta.url)),
    },
  },
};
const firefoxInstalled = findProgram(process.env.FIREFOX ?? "firefox-esr") !== undefined;
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
  projects: firefoxInstalled ? [chromium, firefox] : [chromium],
});
