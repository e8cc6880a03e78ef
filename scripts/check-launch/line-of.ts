import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { projectFolder } from "../../build/pages/page-sources";
import type { Leaf } from "./content-leaves";

type Source = { text: string; body: ESTree.Program["body"] };

/** `app/content/minecraft-plans.ts:105`: the line on which a value is written, or its export where it is worked out. */
export function placeInSource({
  file,
  exportName,
  path,
}: Pick<Leaf, "file" | "exportName" | "path">): string {
  const name = `app/content/${file}.ts`;
  const source = sourceOf(name);
  let node = source && initializerOf(source, exportName);
  let found = node;
  for (const step of path) {
    node = node && stepInto(node, step);
    if (!node) break;
    found = node;
  }
  // A value with a name of its own is written where the name is declared.
  if (source && found?.type === "Identifier") found = initializerOf(source, found.name) ?? found;
  const line = source && found ? source.text.slice(0, found.start).split("\n").length : 1;
  return `${name}:${line}`;
}

const sources = new Map<string, Source | undefined>();

function sourceOf(name: string): Source | undefined {
  const file = join(projectFolder, name);
  if (!sources.has(name)) {
    const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    sources.set(name, text === undefined ? undefined : { text, body: parseSync(name, text).program.body });
  }
  return sources.get(name);
}

function initializerOf({ body }: Source, name: string): ESTree.Expression | undefined {
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === "Identifier" && id.name === name) return init ? bare(init) : undefined;
    }
  }
  return undefined;
}

function stepInto(node: ESTree.Expression, step: PropertyKey): ESTree.Expression | undefined {
  if (node.type === "ArrayExpression") {
    const element = node.elements[Number(step)];
    return element && element.type !== "SpreadElement" ? bare(element) : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  for (const property of node.properties) {
    if (property.type === "Property" && keyOf(property.key) === step) return bare(property.value);
  }
  return undefined;
}

function keyOf(key: ESTree.PropertyKey): unknown {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? key.value : undefined;
}

/** Without `as const` and `satisfies …`. */
function bare(node: ESTree.Expression): ESTree.Expression {
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression"
    ? bare(node.expression)
    : node;
}
