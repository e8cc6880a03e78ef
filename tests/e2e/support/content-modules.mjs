// Hooks of Node for imports of content/*.yaml: see register-content.ts.

/** @type {Record<string, string>} The source of each module by its address. */
let modules = {};

/** @param {Record<string, string>} data */
export function initialize(data) {
  modules = data;
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  const source = modules[url];
  return source === undefined ? nextLoad(url, context) : { format: "module", source, shortCircuit: true };
}
