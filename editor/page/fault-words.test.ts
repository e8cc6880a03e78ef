import { expect, test } from "vitest";
import { expectationOf } from "./fault-words";

test("what is expected is said with the labels of the fields", () => {
  const record = 'the record "writer" has validThrough "2031-01-01"';
  expect(expectationOf(`${record}: expected a day after datePosted, "2031-02-01".`)).toBe(
    'Expected a day after Date posted, "2031-02-01".',
  );
  expect(expectationOf('The legal text "aup" is a draft: have it reviewed.')).toBe(
    "This is a draft: have it reviewed.",
  );
  expect(expectationOf("The last comparison found differences (2): run npm run prices.")).not.toContain(
    "npm",
  );
  // Not in an address.
  const address = "leads to https://discord.example/aBc, a host made up from the domain.";
  expect(expectationOf(address)).toContain("/aBc, a host");
  expect(expectationOf('the record "ark" has to "": expected either to or destination.')).toBe(
    "Fill in either Leads to or Destination.",
  );
});
