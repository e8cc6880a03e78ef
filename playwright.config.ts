import { fileURLToPath } from "node:url";
import { defineConfig, devices, type Project } from "@playwright/test";
import { browserFlags } from "./commands/ensure-browser.mjs";
import { findProgram } from "./delivery/conformance/host-process";

const port = Number(process.env.E2E_PORT ?? 4173);
const viewport = { width: 1440, height: 900 };

const chromium: Project = {
  name: "chromium",
  use: {
    ...devices["Desktop Chrome"],
    viewport,
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: browserFlags,
    },
  },
};

/** The machine's own Firefox, for the journeys that are tagged for it: see tests/e2e/firefox.mjs. */
const firefox: Project = {
  name: "firefox",
  grep: /@firefox/,
  use: {
    ...devices["Desktop Firefox"],
    viewport,
    channel: "moz-firefox",
    launchOptions: { executablePath: fileURLToPath(new URL("tests/e2e/firefox.mjs", import.meta.url)) },
  },
};
const firefoxInstalled = findProgram(process.env.FIREFOX ?? "firefox-esr") !== undefined;
if (!firefoxInstalled && !process.env.TEST_WORKER_INDEX)
  console.log("firefox-esr is not installed: passed over");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous on purpose: a busy machine is no fault of the site, and a test that waits for too little is one of ours.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [["list"]],
  use: { baseURL: `http://localhost:${port}` },
  projects: [chromium, ...(firefoxInstalled ? [firefox] : [])],
  webServer: {
    command: "node dist/server.mjs",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
