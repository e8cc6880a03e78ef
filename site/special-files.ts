import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { visible } from "./owner-fault";

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
function isEditorMark(kind: Kind, name: string): boolean {
  return kind.isSymbolicLink() && /(^|\/)\.#[^/]*$/.test(name) && !name.startsWith("content/public/");
}

/**
 * What a folder has besides files, one sentence each: a link may lead to any file of this computer, and a pipe never ends.
 * `place` is the name of the folder for the owner: "content/".
 */
export function specialFileFaults(folder: string, place: string): string[] {
  return entriesIn(folder).flatMap(({ path, kind }) => {
    const name = place + path;
    return kind.isDirectory() || isEditorMark(kind, name) ? [] : (faultOf(kind, name) ?? []);
  });
}

/** The same for one file, which may be absent, and the folders on the way to it. */
export function specialFileFault(folder: string, place: string, path: string): string | undefined {
  const steps = path.split(/[/\\]/);
  for (const index of steps.keys()) {
    const inner = steps.slice(0, index + 1).join("/");
    const kind = lstatSync(join(folder, inner), { throwIfNoEntry: false });
    const isOnTheWay = index < steps.length - 1 && kind?.isDirectory();
    if (!kind || !isOnTheWay) return kind && faultOf(kind, place + inner);
  }
  return undefined;
}

/** The text of a file; undefined if there is none, or something besides files there: see specialFileFault. */
export function readPlainFile(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) && !specialFileFault(folder, "", path) ? readFileSync(file, "utf8") : undefined;
}

function faultOf(kind: Kind, path: string): string | undefined {
  const name = visible(path);
  if (kind.isFile()) return undefined;
  if (kind.isSymbolicLink()) return `${name} is a link: put the file itself there.`;
  return `${name} is no file, but a ${kind.isDirectory() ? "folder" : "device, a pipe or a socket"}: remove it.`;
}
