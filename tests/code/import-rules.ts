import { extname, posix } from "node:path";
import { parseAst } from "vite";

/** What a room imports besides its own files: rooms, folders, modules, some packages or all. `types`: for their types only. */
type ImportRule = { from: readonly string[]; types?: readonly string[]; instead: string };

/** What the browser runs of site/. */
const pure = ["site/addresses", "site/legal-hashes", "site/parse-legal"];
const parts = ["app/browser", "app/components", "app/hooks", "app/styles", "react", "react-router", ...pure];
/** Of the data that pages are given. */
const types = ["loaders", "site", "app/routes", "art/names"];
const asProps = "What it shows is given to it: the loader of the page makes it from the records.";
const figuresOnly = "art/ gets names and figures only.";
const outside = [
  "app",
  "art",
  "checks",
  "loaders",
  "render",
  "scripts",
  "server",
  "site",
  "tests beside code",
];

/** All other imports are refused. `roomOf` says which room a file belongs to. */
export const importRules: Readonly<Record<string, ImportRule>> = {
  art: { from: ["art/engine", "art/models"], instead: figuresOnly },
  "art/engine": { from: [], instead: "What is about one drawing belongs in art/models/." },
  "art/models": { from: ["art/engine", "art/names"], instead: figuresOnly },
  site: {
    from: ["site", "art", "app/routes", "node", "image-size", "markdown-it", "yaml", "zod"],
    instead: "site/ knows neither React nor pages: what a page shows is made by its loader.ts.",
  },
  "site/schemas": {
    from: ["art/names", "art/engine/colour", "zod"],
    types: pure,
    instead: "site/schemas/ describes records: what reads files or compares records belongs in site/.",
  },
  "site for the browser": { from: [], types: ["site", "app/routes"], instead: "The browser runs this file." },
  loaders: {
    from: ["app/browser", "site"],
    types: ["app/components", "art/names", "schema-dts"],
    instead:
      "A loader makes JSON from a Site: what needs React belongs to the page, what reads files in site/.",
  },
  "app/browser": { from: ["app/hooks/timing", ...pure], types, instead: asProps },
  "app/hooks": { from: ["app/browser", "react", "react-router", ...pure], types, instead: asProps },
  "app/components": { from: parts, types, instead: asProps },
  "app/layout": { from: ["art/models/mark", ...parts], types, instead: asProps },
  "app/pages": { from: parts, types: ["app/entry/page-props", ...types], instead: asProps },
  app: { from: ["app/layout", ...parts], types: ["app/entry", ...types], instead: "entry/ loads pages." },
  "app/entry": {
    from: ["app", "art", "loaders", "react-dom", ...parts],
    types: ["site"],
    instead: "entry/ puts the app together: what runs outside of it belongs in render/.",
  },
  render: {
    from: ["app/entry/render", "app/routes", "app/styles/fonts", "art", "loaders", "site", "packages"],
    instead: "What needs React belongs in app/entry/.",
  },
  server: { from: ["render", "packages"], instead: "What the build needs as well belongs in render/." },
  checks: {
    from: ["loaders", "render", "scripts", "site", "packages"],
    instead: "What others need as well belongs in site/ or render/.",
  },
  scripts: { from: ["site", "packages"], instead: "What does more than start something is no script." },
  editor: {
    from: ["app/browser/matches-search", "art", "checks", "render", "scripts", "site", "packages"],
    instead: "What the editor shares with the site belongs in site/ or render/.",
  },
  bench: { from: [...outside, "packages"], instead: "What bench/ and tests/ need belongs in scripts/." },
  tests: {
    from: [...outside, "editor", "packages"],
    instead: "What tests/ and bench/ need belongs in scripts/.",
  },
  "tests beside code": {
    from: [...outside, "vitest.config", "packages"],
    instead: "What a test shares with tests/ belongs beside the code or in scripts/.",
  },
};

/** The imports of a file that its rule refuses, each with what to do instead. */
export function refusedImports(file: string, source: string): string[] {
  const rule = importRules[roomOf(file)];
  if (!rule) return [`${file} is in a folder without a rule: give it one in tests/code/import-rules.ts.`];
  const refused = importsOf(file, source).filter(({ path, isType }) => {
    const allowed = isType ? [...rule.from, ...(rule.types ?? [])] : rule.from;
    const isWithin = (name: string) => allowed.some((each) => `${name}/`.startsWith(`${each}/`));
    if (!path.startsWith(".")) return !isWithin("packages") && !isWithin(path.replace(":", "/"));
    const target = posix.join(posix.dirname(file), path);
    const room = roomOf(target);
    const isNoFolder = room === "loaders" || room === "tests beside code";
    return !isOwn(file, target) && !isWithin(isNoFolder ? room : target);
  });
  return refused.map(({ path }) => `${file} imports ${path}. ${rule.instead}`);
}

/** `path` with or without its ending. A file of app/ and art/ belongs to its folder there, most others to that at the top. */
function roomOf(path: string): string {
  if (/^(?!bench|tests).*(\.test|fixture[\w-]*|temporary-folder)(\.tsx?)?$/.test(path))
    return "tests beside code";
  if (/^app\/(loaders\/.*|layout\/loader|pages\/.*(\/loader|-data))(\.ts)?$/.test(path)) return "loaders";
  if (pure.includes(path.replace(/\.ts$/, ""))) return "site for the browser";
  const folders = posix.dirname(path).split("/");
  return folders.slice(0, /^((app|art)\/|site\/schemas\/)/.test(path) ? 2 : 1).join("/");
}

/** Files that import each other: of one room, but of no other page; a loader and its page; a test and what it tests. */
function isOwn(file: string, target: string): boolean {
  const room = roomOf(file);
  const [page, targetPage] = [file, target].map((path) => /^app\/pages\/[^/]+\//.exec(path)?.[0]);
  if (room === "tests beside code") return file.split("/")[0] === target.split("/")[0];
  if (room === "loaders" && page && page === targetPage) return true;
  return room === roomOf(target) && (!targetPage || page === targetPage);
}

/** Imports and exports of all kinds: every node of the syntax tree that has a source is one. */
function importsOf(file: string, source: string): { path: string; isType: boolean }[] {
  const imports: { path: string; isType: boolean }[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    const { type, importKind, exportKind, source } = node as Record<string, unknown>;
    const { value: path } = Object(source);
    const isType = importKind === "type" || exportKind === "type" || type === "TSImportType";
    if (typeof path === "string") imports.push({ path, isType });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(source, { lang: extname(file) === ".tsx" ? "tsx" : "ts" }));
  return imports;
}
