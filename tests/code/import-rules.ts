/** `modules`: folders and modules it imports besides its own files. `types`: imported for their types only. */
export type ImportRule = {
  modules: readonly string[];
  types?: readonly string[];
  /** Packages of `probedPackages`. Absent: any. */
  packages?: readonly string[];
};

export const probedPackages = [
  "react",
  "react-dom/server",
  "react-router",
  "schema-dts",
  "zod",
  "node:fs",
  "vitest",
];

/** Of every folder below app/ and art/, of both and of the folders beside them. `biome.json` refuses all other imports. */
export const importRules: Readonly<Record<string, ImportRule>> = {
  app: {
    modules: inApp("browser", "components", "content", "format", "hooks", "layout", "seo", "styles"),
    packages: ["react", "react-router"],
  },
  "app/browser": { modules: ["app/hooks/timing"], packages: [] },
  "app/components": {
    modules: inApp("browser", "format", "hooks", "styles"),
    types: ["app/content/paths", "art/names"],
    packages: ["react", "react-router"],
  },
  "app/content": { modules: ["content"], types: ["app/routes", "schemas"], packages: [] },
  "app/entry": { modules: ["app", "art"], packages: ["react", "react-dom/server", "react-router"] },
  "app/format": { modules: [], packages: ["virtual:number-format"] },
  "app/hooks": { modules: ["app/browser"], packages: ["react", "react-router"] },
  "app/layout": {
    modules: ["art/models/mark", ...inApp("browser", "components", "content", "format", "hooks", "styles")],
    packages: ["react", "react-router"],
  },
  "app/pages": {
    modules: inApp("browser", "components", "content", "format", "hooks", "seo", "styles"),
    types: ["art/names"],
    packages: ["react", "react-router", "schema-dts"],
  },
  "app/seo": {
    modules: inApp("content", "format"),
    types: ["art/names"],
    packages: ["react", "schema-dts"],
  },
  art: { modules: ["art/engine", "art/models"], packages: [] },
  "art/engine": { modules: [], packages: [] },
  "art/models": { modules: ["art/engine", "art/names"], packages: [] },
  schemas: { modules: ["art/names", "art/engine/colour"], types: ["app/content/paths"], packages: ["zod"] },
  build: {
    modules: [
      ...inApp("content", "entry/prerender", "format", "routes", "seo", "styles/fonts/characters.json"),
      "art",
      "content",
      "schemas",
    ],
  },
  server: { modules: ["app/content", "build", "content", "schemas", "scripts"] },
  scripts: {
    modules: ["app/content", "app/format", "app/styles/fonts/characters.json", "build", "content", "schemas"],
  },
  editor: { modules: ["app/format", "build", "content", "schemas", "scripts", "server"] },
  bench: { modules: ["app", "art", "build", "content", "schemas", "scripts", "server"] },
  tests: { modules: ["app", "art", "build", "content", "editor", "schemas", "scripts", "server"] },
};

function inApp(...names: string[]): string[] {
  return names.map((name) => `app/${name}`);
}
