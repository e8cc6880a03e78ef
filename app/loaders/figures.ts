import type { Figure } from "../../site/format";
import type { Site } from "../../site/site";

/** With the number as the language writes it. */
export function shownFigure<F extends Figure>({ format }: Pick<Site, "format">, figure: F) {
  return { ...figure, number: format.number(figure.value) };
}
