/**
 * The owner's accent in place of --torch and the tokens made from it. Not in forced colours and not in print, which have
 * their own.
 */
export function accentCss(accent: string | undefined): string {
  if (!accent) return "";
  const mixed = (other: string, percent: number) => `color-mix(in oklab,${accent},${other} ${percent}%)`;
  const tokens = {
    torch: accent,
    "torch-hi": mixed("#fff", 45),
    "torch-lo": mixed("#000", 35),
    "torch-ink": "#15110d",
    "torch-dim": mixed("#000", 20),
    "torch-shadow": mixed("#000", 55),
    cream: mixed("#fff", 65),
    "cream-hi": mixed("#fff", 88),
  };
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  // Twice: in development Vite adds the tokens after this.
  return `@media screen and (forced-colors:none){@layer tokens{:root:root{${declarations.join(";")}}}}`;
}
