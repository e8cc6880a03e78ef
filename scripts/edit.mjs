// npm run edit: installs what the editor needs, starts it and prints its address.
import { ensureEditorInstalled, ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();
await ensureEditorInstalled();
process.argv.splice(2, 0, "editor/edit.ts");
await import("./run-typescript.mjs");
