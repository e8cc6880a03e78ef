import { rmSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { checkContent } from "../../build/content/check-content";
import { readContent } from "../../build/content/load-content";
import { allSchemas } from "../../schemas/all-schemas";
import { apply, copyProject, runNode } from "./changed-copy";

type Mistake = { path: readonly (string | number)[]; value: unknown };

/** A wrong value for each field that the records have, and a field that no schema has; of a list in its first entry. */
function mistakesIn(value: unknown, schema: z.core.$ZodType, path: Mistake["path"] = []): Mistake[] {
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return mistakesIn(value, schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((each) => z.safeParse(each, value).success);
    return option ? mistakesIn(value, option, path) : [];
  }
  const wrong = (instead: unknown) => (path.length > 0 ? [{ path, value: instead }] : []);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return [
      ...wrong("many"),
      ...value.slice(0, 1).flatMap((entry) => mistakesIn(entry, schema.element, [...path, 0])),
    ];
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
    return [
      { path: [...path, "x-field"], value: "x" },
      ...Object.entries(value).flatMap(([name, field]) => {
        const inner = schema.shape[name];
        return inner ? mistakesIn(field, inner, [...path, name]) : [];
      }),
    ];
  return wrong(typeof value === "string" ? ["many"] : "many");
}

const { content, faults } = readContent();

test("the records have no faults", () => {
  expect(faults).toEqual([]);
});

/** A list may be empty, and a file absent: a suite without tests would fail. */
const files = Object.entries(allSchemas)
  .map(([file, schema]) => [file, mistakesIn(content[file], schema)] as const)
  .filter(([, mistakes]) => mistakes.length > 0);

describe.each(files)("content/%s.yaml", (file, mistakes) => {
  for (const { path, value } of mistakes)
    test(`with ${JSON.stringify(value)} at ${path.join(".")} has one fault, at that place`, () => {
      const mistaken = structuredClone(content);
      const parent = [file, ...path.slice(0, -1)].reduce<unknown>(
        (record, key) => Object(record)[key],
        mistaken,
      );
      Object.assign(Object(parent), { [path.at(-1) ?? ""]: value });
      const found = checkContent(mistaken);
      expect(found.map((fault) => [fault.file, ...fault.path].join("."))).toEqual([
        [file, ...path].join("."),
      ]);
      if (typeof path.at(-1) === "string") expect(found[0]?.sentence).toContain(path.at(-1));
      expect(found[0]?.sentence).toMatch(/[^.?]$/);
    });
});

test("a build and check:launch with a mistake end with its sentence and no stack trace", async () => {
  const project = copyProject();
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  apply(project, {
    file: "brand",
    change: (document) => document.setIn(["transportSecurity", "preload"], "many"),
  });
  for (const program of [
    ["scripts/with-config.mjs", "vite", "build"],
    ["scripts/run-typescript.mjs", "scripts/check-launch/check-launch.ts"],
  ]) {
    const output = await runNode(project, ...program).then(() => "It did not fail.", String);
    expect(output).toMatch(/^content\/brand\.yaml:\d+: transportSecurity\.preload is "many": .*\.$/m);
    expect(output).not.toMatch(/^\s+at /m);
  }
});
