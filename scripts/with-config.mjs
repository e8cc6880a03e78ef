// Runs Vite or Vitest without their warning that imports in our config have no file extensions, which a future major
// version requires.
const programs = { vite: "vite/bin/vite.js", vitest: "vitest/vitest.mjs" };

// Without the process that started this one nobody could end it.
process.on("disconnect", () => process.exit());

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const [name] = process.argv.splice(2, 1);
const program = programs[/** @type {keyof typeof programs} */ (name)];
await import(new URL(`../node_modules/${program}`, import.meta.url).href);
