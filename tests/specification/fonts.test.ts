import { expect, test } from "vitest";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import { pages } from "../site/built-site";

/** Text in Anybody: headings, figures and buttons. */
const displayText = "h1, h2, h3, h4, .figure, .button-link, .logo, [class$='-figure'], [role='tab']";

function missing(text: string, held: string): string[] {
  const known = new Set(held);
  return [...new Set(text.replaceAll(/\s/g, " "))].filter((character) => !known.has(character));
}

/** Without the files that a browser loads for other characters. */
const shipped = {
  display: characters.anybody.anybody + characters.anybody["anybody-rupee"],
  text: characters.archivo.archivo + characters.archivo["archivo-rupee"],
};

test.each(pages)("the preloaded fonts have every character of $path", ({ document }) => {
  const display = [...document.querySelectorAll(displayText)].map(({ textContent }) => textContent).join("");
  expect(missing(display, shipped.display)).toEqual([]);
  // The names of other languages are in fonts of the system.
  const foreign = [...document.querySelectorAll("#root [lang]")].map(({ textContent }) => textContent);
  const text = document.getElementById("root")?.textContent ?? "";
  expect(
    missing(
      foreign.reduce((rest, name) => rest.replaceAll(name, ""), text),
      shipped.text,
    ),
  ).toEqual([]);
});
