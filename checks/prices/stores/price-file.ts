import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import { cycles } from "../../../app/loaders/prices";
import { projectFolder } from "../../../site/project-folder";
import { type ContentFile, parseContentFile, readContentFile } from "../../../site/read-content-file";
import { amount, CannotCompare, idText, type StorePrice } from "./store";

const row = z.object({
  product: idText,
  period: z.preprocess(
    (value) => Object.entries(cycles).find(([, cycle]) => cycle === value)?.[0] ?? value,
    amount.refine((months) => Number.isInteger(months) && months > 0),
  ),
  price: amount,
  setupFee: amount.optional(),
  stock: amount.optional(),
  currency: z.string().optional(),
});

/** An export of a store: a list of rows with these fields, as JSON or CSV. */
export async function readPriceFile(path: string): Promise<StorePrice[]> {
  const file = resolve(projectFolder, path);
  if (!existsSync(file)) throw new CannotCompare(`${path} is missing.`);
  // JSON is YAML, whose reader knows the lines.
  const parse = path.endsWith(".csv") ? csvRows : parseContentFile;
  const { value, lineOf, faults } = readContentFile(file, parse);
  const [fault] = faults;
  if (fault) throw new CannotCompare(`${path}:${fault.line}: ${fault.message}.`);
  if (!Array.isArray(value)) throw new CannotCompare(`${path}: expected a list of prices.`);
  return value.map((record, index) => {
    const filled = Object.entries(record ?? {}).filter(([, field]) => field !== "" && field !== null);
    const { data, error } = row.safeParse(Object.fromEntries(filled));
    if (data) return { ...data, months: data.period };
    const field = error.issues[0]?.path.join(".");
    throw new CannotCompare(`${path}:${lineOf([index])}: wrong or missing: ${field}.`);
  });
}

/** Names first. Spreadsheets of some countries have semicolons between values. No value has a separator in it. */
function csvRows(text: string): ContentFile {
  const lines = text.trimEnd().split(/\r?\n/);
  const [names = [], ...rows] = lines.map((line) =>
    line.split(/[,;]/).map((value) => value.trim().replaceAll('"', "")),
  );
  const value = rows.map((row) =>
    Object.fromEntries(row.length === names.length ? names.map((name, index) => [name, row[index]]) : []),
  );
  return { value, lineOf: ([index]) => Number(index) + 2, faults: [] };
}
