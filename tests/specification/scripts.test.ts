import { expect, test } from "vitest";
import { appScripts } from "../site/built-site";
import { records } from "../tested-site";

/** Shorter than the texts that tests/site/modules.test.ts looks for: those of another owner may be in code by chance. */
const named = [...records["minecraft-plans"], ...records["vps-plans"], ...records["website-plans"]];
const names = [records.brand.name, ...[...named, ...records.games.games].map(({ title }) => title)];

test.each(appScripts())("$file names neither the company nor a plan nor a game", ({ text }) => {
  expect(names).toContain("Evertick");
  expect(text.match(new RegExp(`\\b(${names.join("|")})\\b`, "g")) ?? []).toEqual([]);
});
