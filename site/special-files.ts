import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Fault, visibleFault } from "./fault";

type Kind = { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean };

/** Not so for a link, and for a file in its place. */
export function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Everything in a folder and the folders in it, but not what links lead to. Paths have slashes. Not `recursive` of Node, which
 * follows links since version 22.
 */
export function entriesIn(folder: string, inner = ""): { path: string; kind: Kind }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, inner), { withFileTypes: true }).flatMap((kind) => {
    const path = posix.join(inner, kind.name);
    return [{ path, kind }, ...(kind.isDirectory() ? entriesIn(folder, path) : [])];
  });
}

/** A link with which Emacs marks a file with unsaved changes. Nothing reads such a name, but all of public/ is published. */
function isEditorMark(kind: Kind, file: string): boolean {
  return kind.isSymbolicLink() && /(^|\/)\.#[^/]*$/.test(file) && !file.startsWith("content/public/");
}

/**
 * What a folder has besides files: a link may lead to any file of this computer, and a pipe never ends. `name` is that of the
 * folder for the owner: "content".
 */
export function specialFileFaults(folder: string, name: string): Fault[] {
  return entriesIn(folder).flatMap(({ path, kind }) => {
    const file = `${name}/${path}`;
    return kind.isDirectory() || isEditorMark(kind, file) ? [] : (faultOf(kind, file) ?? []);
  });
}

/** The same for one file, which may be absent, and the folders on the way to it. */
export function specialFileFault(folder: string, name: string, path: string): Fault | undefined {
  const steps = path.split(/[/\\]/);
  for (const index of steps.keys()) {
    const inner = steps.slice(0, index + 1).join("/");
    const kind = lstatSync(join(folder, inner), { throwIfNoEntry: false });
    const isOnTheWay = index < steps.length - 1 && kind?.isDirectory();
    if (!kind || !isOnTheWay) return kind && faultOf(kind, `${name}/${inner}`);
  }
  return undefined;
}

/** The text of a file; undefined if there is none, or something besides files there: see specialFileFault. */
export function readPlainFile(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) && !specialFileFault(folder, "", path) ? readFileSync(file, "utf8") : undefined;
}

function faultOf(kind: Kind, file: string): Fault | undefined {
  if (kind.isFile()) return undefined;
  const other = kind.isDirectory() ? "folder" : "device, a pipe or a socket";
  const message = kind.isSymbolicLink()
    ? "this is a link: put the file itself there"
    : `this is no file, but a ${other}: remove it`;
  return visibleFault({ file, path: [], message });
}
