import { join } from "node:path";
import { build } from "vite";
import { projectFolder } from "../../site/project-folder";

/** Builds the editor's page into a folder that git ignores, and returns it. */
export async function buildPage(): Promise<string> {
  const outDir = join(projectFolder, ".cache/editor-page");
  await build({
    root: join(projectFolder, "editor/page"),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // One copy, although the editor is a package of its own.
    resolve: { dedupe: ["react", "react-dom"] },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}
