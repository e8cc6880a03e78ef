import { basename } from "node:path";

const functions = "rgba?|hsla?|hwb|lab|lch|oklab|oklch|color";
const names = "black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown";
const sides = "left|right|top|bottom";
const spaces = "(scroll-)?(margin|padding)[a-z-]*|(row-|column-)?gap|--[\\w-]*(space|gap|inset|between)";
const fontSizes = "font-size|--([\\w-]+-)?size";
/** Lengths of no token. Less than 4px is the width of a line; em, % and fr follow something else on purpose. */
const rawLength = "(?<![\\w.])(\\d*\\.?\\d+(rem|pt|pc|in|cm|mm|ch|ex)|([4-9]|\\d{2,})(\\.\\d+)?px)\\b";
/** A share of the screen may be between tokens, in `clamp()` or `min()`; it is no size by itself. */
const rawShare = "-?\\d*\\.?\\d+([sld]?v[wh]|cqi)\\b";
const sizeToken = "var\\(--(fs-|[\\w-]*size\\b)|(?<![\\w.])\\d*\\.?\\d+em\\b|inherit";
/** Those that tokens.css names, in rem. */
const breakpoint = "(22\\.5|36|48|64|72|80)rem";
/** One of the values of a property, with functions in functions. */
const value = "(?:[^\\s;{}()]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))+";
/** Not in app/styles, where tokens and global styles are. */
const inComponents: Readonly<Record<string, RegExp>> = {
  "raw colour": new RegExp(`#[0-9a-f]{3,8}\\b|\\b(${functions})\\(|:\\s[^;{}]*\\b(${names})\\b(?!-)`, "gi"),
  // The elements in it would inherit another font.
  "token of a font": /(?<=[{;\s])--(display|text)\s*:[^;}]*/g,
};
const everywhere: Readonly<Record<string, RegExp>> = {
  "transition of all properties": /transition(-property)?:[^;}]*\ball\b|transition:\s*[\d.]+m?s/g,
  "selector with an id": /#[a-z][\w-]*(?=[^;{}]*\{)/gi,
  "physical property": new RegExp(
    `(?<=[{;\\s])((margin|padding|border)-(${sides})|${sides}|(min-|max-)?(width|height))(?=\\s*:)`,
    "g",
  ),
  // Four values, of which the one at the left differs from the one at the right.
  "physical sides": new RegExp(
    `(?<=[{;\\s])(inset|margin|padding):\\s*${value}\\s+(${value})\\s+${value}\\s+(?!\\2[\\s;}])${value}(?=\\s*[;}])`,
    "g",
  ),
  "raw font size": new RegExp(
    `(?<=[{;\\s])((${fontSizes}):(?![^;}]*(${sizeToken}))|font:(?![^;}/]*(${sizeToken}))|` +
      `(${fontSizes}):[^;}]*${rawLength}|font:[^;}/]*${rawLength})[^;}]*`,
    "g",
  ),
  "raw space": new RegExp(
    `(?<=[{;\\s])(${spaces}):([^;}]*${rawLength}|[^;}(]*(?<=\\s)${rawShare})[^;}]*`,
    "g",
  ),
  "unknown breakpoint": new RegExp(
    `(?<=@media[^{]*)\\((?!(${breakpoint} <= )?width (>=|<) ${breakpoint}\\))[^()]*width[^()]*\\)`,
    "g",
  ),
};

export function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

/** A class starts after anything but a digit or a quote: not in `.5rem`, not in a file name. */
export function classesIn(css: string): string[] {
  return [...withoutComments(css).matchAll(/(?<![\w"'/])\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
}

/** `components/plan-card.css` owns `plan-card`; `pages/vps/plans.css` and `pages/vps/x/plans.css` own `vps-plans`. */
function ownedPrefix(file: string): string {
  const name = basename(file, ".css");
  const [folder, page] = file.split("/");
  return folder === "pages" ? `${page}-${name}` : name;
}

/** The rules that a style sheet breaks, each with the text that does. `file` is its path below app/. */
export function cssFaults(file: string, css: string): string[] {
  const shared = file.startsWith("styles/");
  // In a mask a colour is an opacity.
  const source = withoutComments(css).replaceAll(/\bmask:[^;}]*/g, "mask: none");
  const rules = Object.entries(shared ? everywhere : { ...everywhere, ...inComponents });
  const found = rules.flatMap(([rule, pattern]) =>
    [...source.matchAll(pattern)].map(([text]) => `${rule}: ${text.trim()}`),
  );
  const keyframes = [...source.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  const prefix = ownedPrefix(file);
  const foreign = [...classesIn(css), ...keyframes].filter(
    (name) => name !== prefix && !name.startsWith(`${prefix}-`),
  );
  return shared ? found : [...found, ...foreign.map((name) => `name without the prefix ${prefix}: ${name}`)];
}
