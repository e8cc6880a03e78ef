// Hooks of Node for imports of content/*.yaml: see register-content.ts.

/** @type {Record<string, string>} The source of each module by its address. */
let modules = {};

/** @param {Record<string, string>} data */
export function initialize(data) {
  modules = data;
}

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  // The file may be absent: see readContent.
  const url = specifier.endsWith(".yaml") ? new URL(specifier, context.parentURL).href : specifier;
  return modules[url] === undefined ? nextResolve(specifier, context) : { url, shortCircuit: true };
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  const source = modules[url];
  return source === undefined ? nextLoad(url, context) : { format: "module", source, shortCircuit: true };
}
