import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { drawingsPlugin } from "./delivery/drawings-plugin";

export default defineConfig({
  plugins: [react(), drawingsPlugin()],
  define: { "import.meta.env.BUILD_YEAR": 2026 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,delivery,bench,tests/spoken}/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          // One world per worker instead of one per file: making a document and a module graph anew took most of the
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
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The built pages are parsed once per worker, not once per file.
        test: { name: "site", include: ["tests/site/**/*.test.ts"], environment: "node", isolate: false },
      },
      {
        extends: true,
        test: {
          name: "owner",
          include: ["tests/owner/**/*.test.ts"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
