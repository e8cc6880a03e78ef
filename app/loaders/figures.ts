import type { Figure } from "../../site/format";
import type { Site } from "../../site/site";

/** With the number as the language writes it. */
export function shownFigure<F extends Figure>({ format }: Pick<Site, "format">, figure: F) {
  return { ...figure, number: format.number(figure.value) };
}

/** The lit cells of a meter that is full at the plan with the most; at least one. */
export function cellsOf<Name extends string>(
  name: Name,
  plan: Record<Name, number>,
  plans: readonly Record<Name, number>[],
): number {
  return Math.max(1, Math.round((plan[name] / Math.max(...plans.map((each) => each[name]))) * 20));
}
