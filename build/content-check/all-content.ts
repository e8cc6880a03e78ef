import type { Content } from "./check-content";

const modules = import.meta.glob<Content[string]>(["../../app/content/*.ts", "!**/*.test.ts"], {
  eager: true,
});

/** Every record of the site, by file and by export. */
export const allContent: Content = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [path.replace(/^.*\/|\.ts$/g, ""), exports]),
);
