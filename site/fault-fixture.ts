import { expect } from "vitest";
import { checkContent } from "./check-content";
import type { Content } from "./content";
import { type Fault, faultLine, type RecordFault } from "./fault";
import { readContent } from "./load-content";
import { pictureNames } from "./pictures";

/** The records of unit tests, which have no faults: see vitest.config.ts. */
export const validContent = readContent().content;

export function faultsIn(content: Content, unknown: readonly RecordFault[] = []): readonly RecordFault[] {
  return checkContent(content, unknown, pictureNames());
}

/** As a terminal shows them. */
export function linesOf({ faults }: { faults: readonly Fault[] }): string[] {
  return faults.map(faultLine);
}

/** Expects one fault after a change of the valid records: at the place that was changed, with this message. */
export function expectFault(place: string, value: unknown, message: string) {
  const [file = "", ...steps] = place.split("/");
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  expect(faultsIn(changed(place, value))).toEqual([{ file, path, message }]);
}

/** The valid records with one value changed, or removed if it is undefined; a place is `"vps-plans/0/title"`. */
export function changed(place: string, value: unknown): Content {
  // Not structuredClone(): records that share a part would still share it.
  const copy = JSON.parse(JSON.stringify(validContent));
  const steps = place.split("/");
  const field = steps.pop() ?? "";
  const target = steps.reduce((record, step) => record[step], copy);
  if (value === undefined) delete target[field];
  else target[field] = value;
  return copy;
}
