import { expect } from "vitest";
import { checkContent } from "./check-content";
import type { Content } from "./content";
import { fixtureContent } from "./fixture-content";

/** Expects one fault after a change of the fixture: at the place that was changed, with this sentence. */
export function expectFault(place: string, value: unknown, sentence: string) {
  expect(checkContent(changed(place, value))).toEqual([{ ...placeOfFault(place), sentence }]);
}

/** The fixture with one value changed, or removed if it is undefined; a place is `"vps-plans/0/title"`. */
export function changed(place: string, value: unknown): Content {
  // Not structuredClone(): records that share a part would still share it.
  const copy = JSON.parse(JSON.stringify(fixtureContent));
  const steps = place.split("/");
  const field = steps.pop() ?? "";
  const target = steps.reduce((record, step) => record[step], copy);
  if (value === undefined) delete target[field];
  else target[field] = value;
  return copy;
}

function placeOfFault(place: string) {
  const [file = "", ...steps] = place.split("/");
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}
