import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserFlags } from "../../scripts/ensure-browser.mjs";

/** `npm run look` sets the environment. */
const { CHROMIUM, LOOK_PORT = "", LOOK_SERVED } = process.env;
const baseURL = `http://127.0.0.1:${LOOK_PORT}`;
const folder = join(import.meta.dirname, "../../.cache/look");

export default defineConfig({
  testDir: ".",
  outputDir: join(folder, "results"),
  snapshotPathTemplate: join(folder, "screenshots/{arg}{ext}"),
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Both sides come from the same browser on the same machine, so every difference counts.
    toHaveScreenshot: { threshold: 0 },
  },
  reporter: [["line"], ["html", { outputFolder: join(folder, "report"), open: "never" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    actionTimeout: 15_000,
    // Nothing rotates or counts, and nothing waits for a scroll to become visible.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { ...(CHROMIUM ? { executablePath: CHROMIUM } : {}), args: browserFlags },
  },
  webServer: {
    command: `node "${LOOK_SERVED}/server.mjs"`,
    env: { PORT: LOOK_PORT, HOST: "127.0.0.1" },
    url: baseURL,
    timeout: 120_000,
  },
});
