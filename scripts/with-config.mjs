// Runs Vite or Vitest. By themselves both would warn on every run that our TypeScript imports carry no file
// extensions, which the config loader of a future major version is to ask for.
const programs = { vite: "vite/bin/vite.js", vitest: "vitest/vitest.mjs" };

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const [name] = process.argv.splice(2, 1);
const program = programs[/** @type {keyof typeof programs} */ (name)];
await import(new URL(`../node_modules/${program}`, import.meta.url).href);
