import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { drawingsPlugin } from "./build/plugins/drawings-plugin";

/** Long enough for a busy machine with two cores: a slow machine is no fault of the site. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  plugins: [react(), drawingsPlugin()],
  define: { "import.meta.env.BUILD_YEAR": 2026 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...patience,
          name: "unit",
          include: ["{app,build,server,scripts,bench,tests/spoken}/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          // One document and module graph per worker instead of one per file: making them anew took most of the
          // run. tests/clean-up.ts, restoreMocks and unstubGlobals leave nothing behind for the next file.
          isolate: false,
          pool: "threads",
          setupFiles: ["tests/clean-up.ts"],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        // The built pages are parsed once per worker, not once per file.
        test: {
          ...patience,
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...patience, name: "server", include: ["tests/server/**/*.test.ts"], environment: "node" },
      },
      {
        extends: true,
        test: { ...patience, name: "hosts", include: ["tests/hosts/**/*.test.ts"], environment: "node" },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: "specification",
          include: ["tests/specification/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          // Whole copies of the project are built.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          name: "owner",
          include: ["tests/owner/**/*.test.ts"],
          environment: "node",
        },
      },
    ],
  },
});
