import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { contentFolder } from "../../site/project-folder";
import type { Comparison } from "./compare-prices";

/** What the last `npm run prices` on this computer found, for `npm run check:launch`. Ignored by git. */
const comparisonFile = join(contentFolder, "../.generated/prices.json");

export type LastComparison = Pick<Comparison, "differences" | "failure"> & { date: string };

export function keepComparison({ differences, failure }: Comparison, now: Date) {
  mkdirSync(dirname(comparisonFile), { recursive: true });
  const date = now.toISOString().slice(0, 10);
  writeFileAtOnce(comparisonFile, JSON.stringify({ date, failure, differences }));
}

export function lastComparison(): LastComparison | undefined {
  return existsSync(comparisonFile) ? JSON.parse(readFileSync(comparisonFile, "utf8")) : undefined;
}
