import { extname, posix } from "node:path";
import { parseAst } from "vite";

type ImportRule = {
  /** Folders and modules that it imports besides its own files. */
  modules: readonly string[];
  /** Those that it imports for their types only. */
  types?: readonly string[];
  /** Absent: any. */
  packages?: readonly string[];
  /** What an import that is refused is told. */
  instead: string;
};

const artIsClosed =
  "art/ imports only art/: pass what it needs as an argument. What reads records or files belongs in build/.";

/** Of every folder below app/ and art/, of both and of the folders beside them. All other imports are refused. */
export const importRules: Readonly<Record<string, ImportRule>> = {
  app: {
    modules: inApp("browser", "components", "content", "format", "hooks", "layout", "seo", "styles"),
    types: ["schemas"],
    packages: ["react", "react-router", "virtual:script-styles"],
    instead:
      "app/ itself holds the table of routes and the root around every page: what loads a page belongs in entry/.",
  },
  "app/browser": {
    modules: ["app/hooks/timing"],
    packages: [],
    instead: "browser/ is plain DOM code: what needs React belongs in hooks/, records come as arguments.",
  },
  "app/components": {
    modules: [
      "app/content/interface",
      "app/content/languages",
      ...inApp("browser", "format", "hooks", "styles"),
    ],
    types: ["app/content/paths", "art/names"],
    packages: ["react", "react-router", "virtual:drawings"],
    instead:
      "components/ takes words of records through props, and imports only interface.yaml: let the page or the layout map its record to them. What draws belongs in art/.",
  },
  "app/content": {
    modules: ["content"],
    types: ["app/routes", "schemas"],
    packages: ["virtual:language", "virtual:texts"],
    instead:
      "content/ imports its YAML files and types: markup belongs in components/, wording in format/, what checks a record in build/content/.",
  },
  "app/entry": {
    modules: ["app", "art"],
    packages: ["react", "react-dom", "react-router", "virtual:scenes"],
    instead: "entry/ puts the app together: what runs outside the app belongs in build/.",
  },
  "app/format": {
    modules: ["app/content/interface"],
    packages: ["virtual:language"],
    instead:
      "format/ is pure and knows only how the site writes numbers, and its interface.yaml: pass the rest as an argument.",
  },
  "app/hooks": {
    modules: ["app/browser"],
    packages: ["react", "react-router"],
    instead: "hooks/ know no page and no words: pass pages, words and formatters as arguments.",
  },
  "app/layout": {
    modules: ["art/models/mark", ...inApp("browser", "components", "content", "format", "hooks", "styles")],
    types: ["app/routes"],
    packages: ["react", "react-router"],
    instead: "layout/ is around every page and imports none: what both need belongs in components/.",
  },
  "app/pages": {
    modules: inApp("browser", "components", "content", "format", "hooks", "seo", "styles"),
    types: ["art/names"],
    packages: ["react", "react-router", "schema-dts", "virtual:scenes"],
    instead:
      "pages/ imports no other page: what two pages need belongs in components/, what is derived from records in content/, what only the build runs in build/.",
  },
  "app/seo": {
    modules: inApp("content", "format"),
    types: ["art/names"],
    packages: ["react", "schema-dts"],
    instead:
      "seo/ describes pages by their records: what collects pages belongs in entry/, what writes files in render/seo/.",
  },
  art: { modules: ["art/engine", "art/models"], packages: [], instead: artIsClosed },
  "art/engine": {
    modules: [],
    packages: [],
    instead: "art/engine/ knows no model: what is about one drawing belongs in art/models/.",
  },
  "art/models": { modules: ["art/engine", "art/names"], packages: [], instead: artIsClosed },
  schemas: {
    modules: ["art/names", "art/engine/colour"],
    types: ["app/routes", "app/content/paths"],
    packages: ["zod"],
    instead: "schemas/ describes records: what reads files or compares records belongs in build/content/.",
  },
  build: {
    modules: [
      ...inApp("content", "entry/prerender", "format", "routes", "seo", "styles/fonts/characters.json"),
      ...["art", "content", "schemas"],
    ],
    instead: "What needs React belongs in app/ and reaches the build through entry/prerender.",
  },
  server: {
    modules: ["app/content", "build", "content", "schemas", "scripts"],
    instead: "What the build and the hosts need as well belongs in build/.",
  },
  scripts: {
    modules: ["app/content", "app/format", "app/styles/fonts/characters.json", "build", "content", "schemas"],
    instead: "What tests and scripts need belongs in scripts/ or build/.",
  },
  editor: {
    modules: [
      "app/content/legal-hashes",
      "app/format",
      "art",
      "build",
      "content",
      "schemas",
      "scripts",
      "server",
    ],
    instead: "What the editor shares with the site belongs in build/ or schemas/.",
  },
  bench: {
    modules: ["app", "art", "build", "content", "schemas", "scripts", "server"],
    instead: "What bench/ and tests/ need belongs in scripts/ or build/.",
  },
  tests: {
    modules: ["app", "art", "build", "content", "editor", "schemas", "scripts", "server"],
    instead: "What tests/ and bench/ need belongs in scripts/ or build/.",
  },
};

/** Of a test beside its code. */
const testRule: ImportRule = {
  modules: ["app", "art", "build", "content", "schemas", "scripts", "server", "vitest.config"],
  instead: "What a test shares with tests/ belongs beside the code, in scripts/ or in build/.",
};

function inApp(...names: string[]): string[] {
  return names.map((name) => `app/${name}`);
}

/** The imports of a file that its rule refuses, each with what to do instead. */
export function refusedImports(file: string, source: string): string[] {
  const rule = ruleOf(file);
  if (!rule) return [`${file} is in a folder without a rule: give it one in tests/code/import-rules.ts.`];
  const refused = importsOf(file, source).filter(({ path, isType }) => {
    const { modules, types = [], packages } = rule;
    if (!path.startsWith(".")) return packages && !isWithin(path, packages);
    const target = posix.join(posix.dirname(file), path);
    const names = isType ? [...modules, ...types] : modules;
    return unitOf(target) !== unitOf(file) && !isWithin(target, names);
  });
  return refused.map(({ path }) => `${file} imports ${path}. ${rule.instead}`);
}

function ruleOf(file: string): ImportRule | undefined {
  const isTestBesideCode = /\.test\.tsx?$/.test(file) && !/^(bench|editor|tests)\//.test(file);
  return isTestBesideCode ? testRule : importRules[ruleName(file)];
}

/** `app/hooks` for a file in a folder of app/ or art/, `app` for one in app/ itself, else the folder at the top. */
function ruleName(file: string): string {
  const folders = posix.dirname(file).split("/");
  return folders.slice(0, /^(app|art)\//.test(file) ? 2 : 1).join("/");
}

/** Files that import each other: those of one rule, or of one page. */
function unitOf(file: string): string {
  return file.startsWith("app/pages/") ? file.split("/").slice(0, 3).join("/") : ruleName(file);
}

function isWithin(path: string, names: readonly string[]): boolean {
  return names.some((name) => path === name || path.startsWith(`${name}/`));
}

type Import = { path: string; isType: boolean };

/** Imports and exports of all kinds: every node of the syntax tree that has a source is one. */
export function importsOf(file: string, source: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    const { type, importKind, exportKind, source } = node as Record<string, unknown>;
    if (hasText(source)) {
      const isType = importKind === "type" || exportKind === "type" || type === "TSImportType";
      imports.push({ path: source.value, isType });
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(source, { lang: extname(file) === ".tsx" ? "tsx" : "ts" }));
  return imports;
}

function hasText(node: unknown): node is { value: string } {
  return typeof node === "object" && node !== null && "value" in node && typeof node.value === "string";
}
