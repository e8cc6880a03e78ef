import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtOnce } from "./edit/write-file";
import { projectFolder } from "./project-folder";

/** Of the code that draws, read when that code is: `art/` may change while this process runs. */
const artVersion = hashOf(
  readdirSync(join(projectFolder, "art"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
    .join("\0"),
);

/**
 * The drawings of earlier builds: rendering all of them takes two seconds. The file has the version of the code of the art, a
 * key what a drawing shows of the records, so nothing in the file can be out of date.
 */
export function drawingCache(file = join(projectFolder, ".generated/drawings.json"), art = artVersion) {
  const kept = readDrawings(file, art);
  let changed = false;
  return {
    /** The drawing of this name and input, rendered only if no earlier build has. */
    drawing<Drawing>(name: string, input: unknown, render: () => Drawing): Drawing {
      const key = `${name} ${hashOf(JSON.stringify(input ?? null))}`;
      changed ||= !(key in kept);
      kept[key] ??= render();
      return kept[key] as Drawing;
    },
    /** Keeps the drawings, those of other companies too: until the code of the art changes. */
    save() {
      if (!changed) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileAtOnce(file, JSON.stringify({ art, drawings: kept }));
    },
  };
}

function readDrawings(file: string, art: string): Record<string, unknown> {
  try {
    const kept: { art: string; drawings: Record<string, unknown> } = JSON.parse(readFileSync(file, "utf8"));
    return kept.art === art ? kept.drawings : {};
  } catch {
    // There was no build before, or its file is damaged.
    return {};
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
