import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { absentFile } from "../../site/check-content";
import { readValue } from "../../site/fill-values";
import { contentFolder } from "../../site/project-folder";
import { allSchemas } from "../../site/schemas/all-schemas";
import type { Change } from "./changed-copy";

type Fields = Record<string, unknown>;
type Raw = Record<string, unknown>;

/** Lists of names: of pages, of made-up fields, of languages. */
const notRepeated = new Set(["covers", "languages", "sampleFields"]);

/** Changes after which every list has this many entries, made from the records of the site. */
export function resized(amount: number): Change[] {
  const raw: Raw = Object.fromEntries(
    Object.keys(allSchemas).map((file) => {
      const path = join(contentFolder, `${file}.yaml`);
      return [file, existsSync(path) ? parse(readFileSync(path, "utf8")) : absentFile(file)?.value];
    }),
  );
  const named = namesOfRecords(raw);
  const content = Object.fromEntries(
    Object.entries(allSchemas).map(([file, schema]) => [
      file,
      resize(raw[file], schema, { amount, named, inRecord: false }),
    ]),
  );
  joinRecords(content);
  for (const [file, value] of Object.entries(content)) content[file] = withoutEmptyValues(value, content);
  const written = Object.entries(content).filter(([, value]) => value !== undefined);
  return written.map(([file, value]) => ({
    file,
    change: (document) => {
      document.contents = document.createNode(value, { aliasDuplicateObjects: false });
    },
  }));
}

/** An owner writes another text where a list is empty. */
function withoutEmptyValues(value: unknown, content: Raw): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{([^{}]*)\}/g, (whole, name) =>
      readValue(content, name).fault?.includes(" is empty") ? "Nothing" : whole,
    );
  if (Array.isArray(value)) return value.map((entry) => withoutEmptyValues(entry, content));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withoutEmptyValues(field, content)]),
  );
}

type Options = {
  amount: number;
  named: ReadonlySet<string>;
  /** Only lists of the first record of a list have the amount: 40 menus of 40 lines would take minutes. */
  inRecord: boolean;
};

function resize(value: unknown, schema: z.core.$ZodType, options: Options): unknown {
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return resize(value, schema.unwrap(), options);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return resizeList(value, schema, options);
  if (schema instanceof z.ZodUnion)
    return resize(value, schema.options.find((option) => z.safeParse(option, value).success) ?? schema, {
      ...options,
    });
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => {
    const inner: z.core.$ZodType | undefined = schema.shape[key];
    const fixed = !inner || notRepeated.has(key);
    return [key, fixed ? field : resize(field, inner, options)];
  });
  return Object.fromEntries(fields);
}

function resizeList(list: unknown[], schema: z.ZodArray, options: Options): unknown[] {
  // There are no more names than these.
  if (schema.element instanceof z.ZodEnum) return list.slice(0, options.amount);
  const { named, inRecord } = options;
  const { minItems = 0, maxItems = Infinity } = z.toJSONSchema(schema, {
    unrepresentable: "any",
    io: "input",
  });
  const amount = Math.min(Math.max(minItems, options.amount), maxItems);
  const isNamed = (entry: unknown) => isRecord(entry) && named.has(String(entry.id ?? entry.slug));
  // Texts with the value of a record need it.
  const sources = [...list].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  if (sources.length === 0) return [];
  return Array.from({ length: amount }, (_, index) => {
    const source = sources[index % sources.length];
    const first = index === 0 && !inRecord;
    const entry =
      first || amount < 2 ? resize(source, schema.element, { ...options, inRecord: true }) : source;
    return index < sources.length ? entry : renamed(entry, String(index + 1));
  });
}

/** A copy with other ids and names, also of the records in it. */
function renamed(value: unknown, number: string): unknown {
  if (typeof value === "number") return value;
  if (typeof value === "string") return `${value} ${number}`;
  if (Array.isArray(value))
    return value.map((entry) => (isRecord(entry) ? renamed(entry, `in-${number}`) : entry));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (key === "id" || key === "slug") return [key, `${field}-${number}`];
      if (["label", "title", "name", "text", "question"].includes(key)) return [key, `${field} ${number}`];
      return [key, Array.isArray(field) ? renamed(field, number) : field];
    }),
  );
}

/** References between records, and the order of dates. */
function joinRecords(content: Raw) {
  const { brand, games, questions, "question-topics": topics, about } = content as Record<string, Fields>;
  const each = (records: unknown, change: (record: Fields, index: number) => void) =>
    (records as Fields[]).forEach(change);
  const at = (records: unknown, index: number): Fields => {
    const list = records as Fields[];
    return list[index % list.length] ?? {};
  };
  each(games?.games, (game, index) => {
    game.category = at(games?.categories, index).id;
  });
  each(questions?.questions, (question, index) => {
    question.tab = at(topics?.tabs, index).id;
  });
  each(topics?.popularSearches, (search, index) => {
    search.text = at(questions?.questions, index).tag;
  });
  const milestones = about?.milestones as { date: string }[];
  milestones.sort((one, other) => one.date.localeCompare(other.date));
  // The first one is the founding.
  if (milestones[0]) milestones[0].date = String(brand?.foundedOn);
}

/** The ids in the values of texts: "furnace" of `{vps-plans.furnace.monthly}`. */
function namesOfRecords(raw: Raw): Set<string> {
  const values = JSON.stringify(raw).matchAll(/\{([a-z-]+(?:\/[a-z-]+)?\.[^{}"]*)\}/g);
  return new Set([...values].flatMap(([, name = ""]) => name.split(".").slice(1)));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
