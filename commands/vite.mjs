// Vite's own command. It would warn on every run that our TypeScript imports carry no file extensions, which the
// config loader of a future major version is to ask for.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
await import(new URL("../node_modules/vite/bin/vite.js", import.meta.url).href);
