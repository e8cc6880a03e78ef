// npm run render: renders the pages again after a change of content, with the app that is built. Builds it first if its code
// has changed.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";
import { fail, projectFolder } from "./run.mjs";

// Before React is imported, and Vite, which would set it for development.
process.env.NODE_ENV = "production";
await ensureInstalled();
const built = resolve(projectFolder, process.env.DIST ?? "dist", "app/render-site.js");
const module = await import(pathToFileURL(built).href).catch(() => undefined);
if (await module?.isAppBuilt()) {
  await module.renderSite({ warn: console.warn }).catch((/** @type {Error} */ error) => {
    // A fault of the content, or something else that the owner can mend.
    if (error.name === "ContentError" || error.name === "BuildError") fail(error.message);
    throw error;
  });
} else {
  // In this process, so that ending it ends the build.
  process.argv.splice(2, 0, "build", "--configLoader", "runner", "--logLevel", "warn");
  await import(pathToFileURL(resolve(projectFolder, "node_modules/vite/bin/vite.js")).href);
}
