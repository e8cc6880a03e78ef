import { expect, test } from "vitest";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import { pages } from "../site/built-site";

/** Text in Anybody: headings, figures and buttons. */
const displayText = "h1, h2, h3, h4, .figure, .button-link, .logo, [class$='-figure'], [role='tab']";

function missing(text: string, held: string): string[] {
  const known = new Set(held);
  return [...new Set(text.replaceAll(/\s/g, " "))].filter((character) => !known.has(character));
}

test.each(pages)("the fonts have every character of $path", ({ document }) => {
  const display = [...document.querySelectorAll(displayText)].map(({ textContent }) => textContent).join("");
  expect(missing(display, characters.anybody)).toEqual([]);
  expect(missing(document.getElementById("root")?.textContent ?? "", characters.archivo)).toEqual([]);
});
