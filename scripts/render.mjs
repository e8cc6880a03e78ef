// npm run render: renders the pages again after a change of content, with the app that is built. Builds it first if its code
// has changed.
import { join } from "node:path";
import { fail, projectFolder } from "./run.mjs";

// Before Vite is imported, which would set it for development.
process.env.NODE_ENV = "production";
const { runnerImport } = await import("vite");
const file = join(projectFolder, "render/render-site.ts");
const { module } = await runnerImport(file, { root: projectFolder, configFile: false, logLevel: "error" });
if (await module.isAppBuilt()) {
  const importBuilt = (/** @type {string} */ url) => import(url);
  await module.renderSite({ importBuilt, warn: console.warn }).catch((/** @type {Error} */ error) => {
    // A fault of the content, or something else that the owner can mend.
    if (error.name === "ContentError" || error.name === "BuildError") fail(error.message);
    throw error;
  });
} else {
  // In this process, so that ending it ends the build.
  process.argv.splice(2, 0, "vite", "build", "--logLevel", "warn");
  await import("./with-config.mjs");
}
