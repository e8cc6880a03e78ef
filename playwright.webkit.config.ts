import { defineConfig } from "@playwright/test";
import base, { viewport } from "./playwright.config";
import { findProgram } from "./scripts/host-process";

// tests/e2e/support/site-test.ts then gives the tests a page of WebKitGTK.
process.env.E2E_ENGINE = "webkit";

const installed = ["WebKitWebDriver", "Xvfb"].every(findProgram);
if (!installed && process.argv.includes("test")) console.log("not checked: WebKitGTK is not installed");

/** The tests tagged @firefox in WebKitGTK. */
export default defineConfig({
  ...base,
  projects: [
    { name: "webkit", use: { viewport }, ...(installed ? { grep: /@firefox/ } : { testMatch: [] }) },
  ],
});
