import { fileURLToPath } from "node:url";
import { defineConfig, devices, type Project } from "@playwright/test";
import { browserFlags } from "./scripts/ensure-browser.mjs";
import { findProgram } from "./scripts/host-process";

/** `npm test` sets a port that is free. */
const port = Number(process.env.E2E_PORT ?? 4173);
const viewport = { width: 1440, height: 900 };

const chromium = {
  ...devices["Desktop Chrome"],
  viewport,
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: browserFlags,
  },
};

/** The machine's own Firefox, for the journeys that are tagged for it: see tests/e2e/support/firefox.mjs. */
const firefox: Project = {
  name: "firefox",
  grep: /@firefox/,
  use: {
    ...devices["Desktop Firefox"],
    viewport,
    channel: "moz-firefox",
    launchOptions: {
      executablePath: fileURLToPath(new URL("tests/e2e/support/firefox.mjs", import.meta.url)),
    },
  },
};
const firefoxInstalled = findProgram(process.env.FIREFOX ?? "firefox-esr") !== undefined;
if (!firefoxInstalled && process.argv.includes("firefox"))
  console.log("not checked: Firefox is not installed");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous on purpose: a busy machine is no fault of the site, and a test that waits for too little is one of ours.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [["list"]],
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    // What npm test runs; everything in full/ is for npm run test:full.
    { name: "chromium", testIgnore: "full/**", use: chromium },
    { name: "full", testMatch: "full/**/*.spec.ts", use: chromium },
    // Without Firefox the project is there and empty, so that asking for it is no error.
    firefoxInstalled ? firefox : { name: "firefox", testMatch: [] },
  ],
  webServer: {
    command: "node dist/server.mjs",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
