// @vitest-environment node
import { expect, test } from "vitest";
import type * as z from "zod";
import { plural } from "./parts";
import { phrase, text } from "./texts";

function refusal(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test("a text has only the values that the page fills in", () => {
  const found = phrase("count", "topic");
  expect(refusal(found, "{count} found in {topic}, {count} in all")).toBeUndefined();
  expect(refusal(found, "found")).toBeUndefined();
  expect(refusal(found, "{cuont} found {in} {topic}")).toBe(
    "expected no {cuont} and {in}, but {count}, {topic}",
  );
  expect(refusal(text, "{count} found")).toBe("expected no {count}");
});

test("a plural has the form of other, and in every form only the values that the page fills in", () => {
  const months = plural("count");
  expect(refusal(months, { one: "{count} month", other: "{count} months" })).toBeUndefined();
  expect(refusal(months, { one: "{count} month" })).toBeDefined();
  expect(refusal(months, { several: "{count} months", other: "{count} months" })).toBeDefined();
  expect(refusal(months, { few: "{number} months", other: "{count} months" })).toBe(
    "expected no {number}, but {count}",
  );
});
