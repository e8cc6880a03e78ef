// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wideScreen } from "../../app/hooks/use-modal-menu";

const [width = ""] = /[\d.]+rem/.exec(wideScreen) ?? [];

test.each([
  ["header.css", 1],
  ["mobile-menu.css", 2],
  ["submenu-lines.css", 1],
])("%s changes at the width from which the header shows the whole menu: %i time(s)", (file, times) => {
  const css = readFileSync(new URL(`../../app/layout/${file}`, import.meta.url), "utf8");
  const queries = css.match(/@media [^{]*/g)?.join("\n") ?? "";
  expect(queries.match(new RegExp(`(?<![\\d.])${width}`, "g")) ?? []).toHaveLength(times);
});
