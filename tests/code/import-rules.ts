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

/** Of every folder below app/, of app/ itself and of the folders beside it. `biome.json` refuses all other imports. */
export const importRules: Readonly<Record<string, ImportRule>> = {
  app: {
    modules: inApp("browser", "components", "content", "format", "hooks", "layout", "seo", "styles"),
    packages: ["react", "react-router"],
  },
  "app/art": { modules: [], packages: [] },
  "app/browser": { modules: ["app/hooks/timing"], packages: [] },
  "app/components": {
    modules: inApp("browser", "format", "hooks", "styles"),
    types: ["app/art/drawings", "app/art/icons", "app/content/paths"],
    packages: ["react", "react-router"],
  },
  "app/content": { modules: ["content"], types: ["app/routes", "schemas"], packages: [] },
  "app/entry": { modules: ["app"], packages: ["react", "react-dom/server", "react-router"] },
  "app/format": { modules: [], packages: ["virtual:number-format"] },
  "app/hooks": { modules: ["app/browser"], packages: ["react", "react-router"] },
  "app/layout": {
    modules: ["app/art/mark", ...inApp("browser", "components", "content", "format", "hooks", "styles")],
    packages: ["react", "react-router"],
  },
  "app/pages": {
    modules: inApp("browser", "components", "content", "format", "hooks", "seo", "styles"),
    types: ["app/art/drawings", "app/art/icons"],
    packages: ["react", "react-router", "schema-dts"],
  },
  "app/seo": {
    modules: inApp("content", "format"),
    types: ["app/art/drawings", "app/art/places/place-drawings"],
    packages: ["react", "schema-dts"],
  },
  schemas: { modules: ["app/art"], types: ["app/content/paths"], packages: ["zod"] },
  build: {
    modules: [
      ...inApp(
        "art",
        "content",
        "entry/prerender",
        "format",
        "routes",
        "seo",
        "styles/fonts/characters.json",
      ),
      "content",
      "schemas",
    ],
  },
  server: { modules: ["app/content", "build", "content", "schemas", "scripts"] },
  scripts: {
    modules: ["app/content", "app/format", "app/styles/fonts/characters.json", "build", "content", "schemas"],
  },
  editor: { modules: ["app/format", "build", "content", "schemas", "scripts", "server"] },
  bench: { modules: ["app", "build", "content", "schemas", "scripts", "server"] },
  tests: { modules: ["app", "build", "content", "editor", "schemas", "scripts", "server"] },
};

function inApp(...names: string[]): string[] {
  return names.map((name) => `app/${name}`);
}
