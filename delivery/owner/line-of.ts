import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectFolder } from "../page-sources";
import type { Leaf } from "./content-leaves";

/** `app/content/minecraft-plans.ts:105`: the line on which a value is written, or its export where it is worked out. */
export function placeInSource({
  file,
  exportName,
  path,
}: Pick<Leaf, "file" | "exportName" | "path">): string {
  const name = `app/content/${file}.ts`;
  const source = sourceOf(name);
  let node: ts.Node | undefined = source && initializerOf(source, exportName);
  let found = node;
  for (const step of path) {
    node = node && stepInto(node, step);
    if (!node) break;
    found = node;
  }
  // A value with a name of its own is written where the name is declared.
  const named = found && (ts.isShorthandPropertyAssignment(found) ? found.name : found);
  if (source && named && ts.isIdentifier(named)) found = initializerOf(source, named.text) ?? found;
  const line = source && found ? source.getLineAndCharacterOfPosition(found.getStart(source)).line + 1 : 1;
  return `${name}:${line}`;
}

const sources = new Map<string, ts.SourceFile | undefined>();

function sourceOf(name: string): ts.SourceFile | undefined {
  const file = join(projectFolder, name);
  if (!sources.has(name)) {
    const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    sources.set(
      name,
      text === undefined ? undefined : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
    );
  }
  return sources.get(name);
}

function initializerOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (declared.getText(source) === name) return initializer && bare(initializer);
    }
  }
  return undefined;
}

function stepInto(node: ts.Node, step: PropertyKey): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node))
    return node.elements[Number(step)] && bare(node.elements[Number(step)] as ts.Expression);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name?.getText().replaceAll(/["']/g, "") === step);
  if (!property) return undefined;
  return ts.isPropertyAssignment(property) ? bare(property.initializer) : property;
}

/** Without `as const` and `satisfies …`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}
