import { expect, test } from "vitest";
import { expectationOf } from "./fault-words";

test("what is expected is said with the labels of the fields", () => {
  const record = 'the record "writer" has validThrough "2031-01-01"';
  expect(expectationOf(`${record}: expected a day after datePosted, "2031-02-01".`)).toBe(
    'Expected a day after Date posted, "2031-02-01".',
  );
  expect(expectationOf('the record "ark" has to "": expected either to or destination.')).toBe(
    "Fill in either Leads to or Destination.",
  );
});
