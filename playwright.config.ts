import { defineConfig } from "@playwright/test";
import { chromium, firefox, firefoxInstalled } from "./tests/browsers";

/** `npm test` sets a free port. */
const port = Number(process.env.E2E_PORT ?? 4173);
/** The tests that `npm test` leaves to `npm run test:full`: those in full/, and those tagged because another is like them. */
const inFullRun = /\bfull[\\/]|@full\b/;
const viewport = { width: 1440, height: 900 };

if (!firefoxInstalled && process.argv.includes("firefox"))
  console.log("not checked: Firefox is not installed");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long timeouts, so that no test fails because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [["list"]],
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    // Motion takes a third of the browser's time. Files about motion turn it on; the other projects have it.
    {
      name: "chromium",
      grepInvert: inFullRun,
      use: { ...chromium(viewport), contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "full", grep: inFullRun, use: chromium(viewport) },
    // The tests tagged @firefox. Empty without Firefox, so that --project firefox is not an error.
    firefoxInstalled
      ? { name: "firefox", grep: /@firefox/, use: firefox(viewport) }
      : { name: "firefox", testMatch: [] },
  ],
  webServer: {
    command: "node dist/server.mjs",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
