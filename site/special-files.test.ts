// @vitest-environment node
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { linesOf } from "./fault-fixture";
import { readContent } from "./load-content";
import { recordsCopy } from "./records-copy-fixture";
import { specialFileFault, specialFileFaults } from "./special-files";
import { temporaryFolder } from "./temporary-folder";

/** Outside of content/. */
function secretFile(): string {
  const file = join(temporaryFolder(), "secret");
  writeFileSync(file, "secret: true\n");
  return file;
}

test.each([
  "brand.yaml",
  "pictures/own.svg",
  "pictures/anything",
  "texts/imprint.md",
  "public/legal.json",
  "languages/ur/interface.yaml",
])("content/%s as a link is refused with its name, and not read", (path) => {
  const folder = recordsCopy();
  rmSync(join(folder, path), { force: true });
  mkdirSync(join(folder, path, ".."), { recursive: true });
  symlinkSync(secretFile(), join(folder, path));
  const { content, faults } = readContent(folder);
  expect(linesOf({ faults })).toEqual([`content/${path}: this is a link: put the file itself there.`]);
  expect(JSON.stringify(content)).not.toContain("secret");
});

test("a folder that is a link is refused, and nothing in it is read", () => {
  const folder = recordsCopy();
  const outside = temporaryFolder();
  writeFileSync(join(outside, "imprint.md"), "---\ntitle: secret\ndescription: a\n---\nb\n");
  symlinkSync(outside, join(folder, "texts/guides"), "dir");
  const { content, faults } = readContent(folder);
  expect(linesOf({ faults })).toEqual(["content/texts/guides: this is a link: put the file itself there."]);
  expect(JSON.stringify(content)).not.toContain("secret");
});

test("a pipe, which would be read forever, is refused", () => {
  const folder = recordsCopy();
  execFileSync("mkfifo", [join(folder, "pictures/own.svg")]);
  expect(linesOf(readContent(folder))).toEqual([
    "content/pictures/own.svg: this is no file, but a device, a pipe or a socket: remove it.",
  ]);
});

test("a socket is refused", async () => {
  const folder = temporaryFolder();
  const server = createServer().listen(join(folder, "socket"));
  onTestFinished(() => void server.close());
  await once(server, "listening");
  expect(specialFileFault(folder, "content", "socket")?.message).toBe(
    "this is no file, but a device, a pipe or a socket: remove it",
  );
});

test("links with which Emacs marks files with unsaved changes are ignored, but not where all files are published", () => {
  const folder = recordsCopy();
  const mark = (path: string) => symlinkSync("owner@host.example.4711:1763570000", join(folder, path));
  for (const path of [".#brand.yaml", "pages/.#home.yaml", "pictures/.#own.svg", "texts/.#imprint.md"])
    mark(path);
  expect(readContent(folder).faults).toEqual([]);
  mark("public/.#robots.txt");
  expect(linesOf(readContent(folder))).toEqual([
    "content/public/.#robots.txt: this is a link: put the file itself there.",
  ]);
  expect(specialFileFaults(join(folder, "public"), "content/public")).toHaveLength(1);
});

test.each(["pictures", "languages"])("a file in place of content/%s is the same as none", (name) => {
  const folder = recordsCopy();
  rmSync(join(folder, name), { recursive: true, force: true });
  const { faults } = readContent(folder);
  writeFileSync(join(folder, name), "a file");
  expect(readContent(folder).faults).toEqual(faults);
});

test("a link on the way to a file is refused; a file and one that is not there yet are not", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/home.yaml"), "");
  symlinkSync(join(folder, "pages"), join(folder, "linked"));
  const faultOf = (path: string) => specialFileFault(folder, "content", path);
  expect(["pages/home.yaml", "pages/new.yaml", "new/new.yaml"].map(faultOf)).toEqual(
    Array(3).fill(undefined),
  );
  expect(faultOf("linked/home.yaml")).toEqual({
    file: "content/linked",
    path: [],
    message: "this is a link: put the file itself there",
  });
  expect(faultOf("pages")?.message).toBe("this is no file, but a folder: remove it");
});

test("signs that a terminal obeys are written out in the names of files", () => {
  const folder = recordsCopy({ "texts/a\u001b[31m.md": "" });
  symlinkSync(secretFile(), join(folder, "b\u001b[31m\u202e"));
  expect(specialFileFault(folder, "content", "b\u001b[31m\u202e")?.file).toBe("content/b\\u001b[31m\\u202e");
  rmSync(join(folder, "b\u001b[31m\u202e"));
  const { faults, located } = readContent(folder);
  expect(faults).toContainEqual(expect.objectContaining({ file: "content/texts/a\\u001b[31m.md", line: 1 }));
  expect(linesOf({ faults }).join()).not.toContain("\u001b");
  expect(located({ file: "texts/a\u001b", path: [], message: "" }).file).toBe("content/texts/a\\u001b.md");
});

test("signs that a terminal obeys are written out in the names of fields", () => {
  const { faults } = readContent(recordsCopy({ "ticker.yaml": '- { id: a, "a\\e[31m": b }\n' }));
  const messages = faults.map(({ message }) => message).join();
  expect(messages).toContain("a\\u001b[31m");
  expect(messages).not.toContain("\u001b");
});
