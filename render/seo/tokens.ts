import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../site/project-folder";

const source = readFileSync(join(projectFolder, "app/styles/tokens.css"), "utf8");

/** The background colour of the site. */
export const pageColour = tokenColour("ink-900");

/** A colour of styles/tokens.css, for what is drawn outside CSS. */
export function tokenColour(name: string): string {
  const [, colour] = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})\\b`).exec(source) ?? [];
  if (!colour) throw new Error(`styles/tokens.css has no colour --${name}.`);
  return colour;
}
