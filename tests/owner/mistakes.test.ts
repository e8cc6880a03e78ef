import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { checkContent } from "../../site/check-content";
import { readContent } from "../../site/load-content";
import { pictureNames } from "../../site/pictures";
import { allSchemas } from "../../site/schemas/all-schemas";
import { apply, copyContent, runWithContent } from "./changed-copy";

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

const mistakes = Object.entries(allSchemas).map(([file, schema]) =>
  mistakesIn(content[file], schema).map((mistake) => ({ file, ...mistake })),
);
/** One mistake of each file at a time: files are checked by themselves, and to check all takes long. */
const rounds = Array.from({ length: Math.max(...mistakes.map(({ length }) => length)) }, (_, round) =>
  mistakes.flatMap((ofFile) => ofFile.slice(round, round + 1)),
);

test.each(rounds.map((round) => [round.length, round] as const))(
  "wrong values in %i files are one fault each, at their places",
  (_, round) => {
    const mistaken = structuredClone(content);
    for (const { file, path, value } of round) {
      const parent = [file, ...path.slice(0, -1)].reduce<unknown>(
        (record, key) => Object(record)[key],
        mistaken,
      );
      Object.assign(Object(parent), { [path.at(-1) ?? ""]: value });
    }
    const found = checkContent(mistaken, [], pictureNames());
    const places = (each: readonly { file: string; path: readonly PropertyKey[] }[]) =>
      each.map(({ file, path }) => [file, ...path].join(".")).toSorted();
    expect(places(found)).toEqual(places(round));
    for (const { path, message } of found) {
      if (typeof path.at(-1) === "string") expect(message).toContain(path.at(-1));
      expect(message).toMatch(/[^.?]$/);
    }
  },
);

/** Each of them ends with the sentence, and without a stack trace. */
async function expectSentence(content: string, sentence: RegExp) {
  for (const program of [
    ["node_modules/vite/bin/vite.js", "build", "--configLoader", "runner"],
    ["scripts/run-typescript.mjs", "checks/launch/check-launch.ts"],
  ]) {
    const output = await runWithContent(content, ...program).then(() => "It did not fail.", String);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  }
}

function temporaryCopy(content?: string): string {
  const copy = copyContent(content);
  onTestFinished(() => rmSync(join(copy, ".."), { recursive: true, force: true }));
  return copy;
}

test("a build and check:launch with a mistake end with its sentence and no stack trace", async () => {
  const copy = temporaryCopy();
  apply(copy, {
    file: "brand",
    change: (document) => document.setIn(["transportSecurity", "preload"], "many"),
  });
  await expectSentence(copy, /^content\/brand\.yaml:\d+: transportSecurity\.preload is "many": .*\.$/m);
});
