import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtOnce } from "../site/edit/write-file";
import { projectFolder } from "../site/project-folder";

/** Of the code that draws, read when that code is: `art/` may change while this process runs. */
const artVersion = hashOf(
  readdirSync(join(projectFolder, "art"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
    .join("\0"),
);

/**
 * The drawings of earlier builds: rendering all of them takes two seconds. A key has the code of the art in it, and what
 * a drawing shows of the records, so nothing in the file can be out of date.
 */
export function drawingCache(file = join(projectFolder, ".generated/drawings.json"), art = artVersion) {
  const earlier = readDrawings(file);
  const used: Record<string, unknown> = {};
  return {
    /** The drawing of this name and input, rendered only if no earlier build has. */
    drawing<Drawing>(name: string, input: unknown, render: () => Drawing): Drawing {
      const key = `${name} ${hashOf(JSON.stringify([art, input ?? null]))}`;
      used[key] ??= earlier[key] ?? render();
      return used[key] as Drawing;
    },
    /** Keeps the drawings that were asked for. */
    save() {
      if (Object.keys(used).every((key) => key in earlier)) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileAtOnce(file, JSON.stringify(used));
    },
  };
}

function readDrawings(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // There was no build before, or its file is damaged.
    return {};
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
