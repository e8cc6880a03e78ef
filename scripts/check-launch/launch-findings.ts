import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../build/content-check/check-content";
import { projectFolder } from "../../build/pages/page-sources";
import { expiryOf, securityTxtPath } from "../../build/policy/security-txt";
import { contradictions, figureIn } from "./claims";
import { contentLeaves, type Leaf } from "./content-leaves";
import { builtPages, deadLinks } from "./dead-links";
import { irregularFigures } from "./irregular-figures";
import { placeInSource } from "./line-of";
import { characterFindings, lengthFindings } from "./text-findings";

export type Finding = {
  /** `blocks`: no launch with it. `look`: allowed, but somebody should have decided it. */
  level: "blocks" | "look";
  kind: "placeholder" | "sample" | "irregular" | "contradiction" | "dead link" | "date" | "text";
  /** `file:line`, or a folder that is missing */
  place: string;
  sentence: string;
};

const day = 24 * 60 * 60 * 1000;
const soonDays = 30;

/** Everything the owner has to settle before, or keep an eye on after, the site is public. */
export function launchFindings(
  today: Date,
  content?: Content,
  site = join(projectFolder, "dist/site"),
): Finding[] {
  const leaves = contentLeaves(content);
  return [
    ...placeholders(leaves),
    ...samples(leaves),
    ...legalSamples(),
    ...expiringPositions(leaves, today),
    ...characterFindings(leaves),
    ...builtFindings(site, today),
    ...irregularFigures().map(({ source, sentence }): Finding => {
      return { level: "look", kind: "irregular", place: placeInSource(source), sentence };
    }),
    ...contradictions().flatMap(({ about, statements }) =>
      statements.map(({ page, says, source }): Finding => {
        const others = statements
          .filter((other) => figureIn(other.says) !== figureIn(says))
          .map((other) => `${other.page} "${other.says}"`);
        const sentence = `${about}: ${page} says "${says}", but ${[...new Set(others)].join(", ")}.`;
        return { level: "look", kind: "contradiction", place: placeInSource(source), sentence };
      }),
    ),
  ];
}

function placeholders(leaves: readonly Leaf[]): Finding[] {
  const domain = leaves.find(({ record }) => record === "brand.domain");
  return leaves.flatMap((leaf): Finding[] => {
    if (typeof leaf.value !== "string") return [];
    const blocks = (sentence: string): Finding[] => [
      { level: "blocks", kind: "placeholder", place: placeInSource(leaf), sentence },
    ];
    if (leaf.record === "brand.telephone" && /0{4,}|0{3} ?0{3}/.test(leaf.value.replaceAll(" ", ""))) {
      return blocks(`The telephone number ${leaf.value} is a placeholder.`);
    }
    if (leaf === domain && leaf.value.endsWith(".example")) {
      return blocks(`The domain ${leaf.value} is a placeholder; every address in brand.ts follows it.`);
    }
    // Those of our own domain are said once, with the domain.
    if (leaf.file === "brand")
      return inventedHost(leaf, String(domain?.value))
        ? blocks(`${leaf.record} leads to ${leaf.value}, a host made up from the domain.`)
        : [];
    return /\.example\b/.test(leaf.value) ? blocks(`${leaf.record} is ${leaf.value}, a placeholder.`) : [];
  });
}

/** Social pages and reviews live with somebody else, whatever the domain is. */
function inventedHost({ value }: Leaf, domain: string): boolean {
  return ["social", "discord", "reviews"].some((name) =>
    String(value).startsWith(`https://${name}.${domain}/`),
  );
}

function samples(leaves: readonly Leaf[]): Finding[] {
  const marks = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const marked = leaf.record.replace(/\.(sample|sampleFields\.\d+)$/, "");
    if (marked !== leaf.record) marks.set(marked, [...(marks.get(marked) ?? []), leaf]);
  }
  return [...marks].map(([marked, [first, ...others]]): Finding => {
    const fields = [first, ...others].map((leaf) => leaf?.value).filter((value) => typeof value === "string");
    const subject = fields.length > 0 ? `${marked}: ${fields.join(", ")}` : marked;
    const [verb, pronoun] = fields.length > 1 ? ["are", "them"] : ["is", "it"];
    const sentence = `${subject} ${verb} made up: replace ${pronoun} by what is true, then delete this line.`;
    return { level: "blocks", kind: "sample", place: first ? placeInSource(first) : "", sentence };
  });
}

/** The parser of the page passes over the mark; the file keeps it for us. */
function legalSamples(): Finding[] {
  const file = join(projectFolder, "public/legal.json");
  if (!existsSync(file)) {
    return [
      {
        level: "blocks",
        kind: "sample",
        place: "public/legal.json:1",
        sentence: "There are no legal texts: public/legal.json is missing.",
      },
    ];
  }
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index): Finding[] => {
    if (!/"sample":\s*true/.test(line)) return [];
    const above = lines
      .slice(0, index + 1)
      .reverse()
      .find((candidate) => /^ {2}"\w+":/.test(candidate));
    const [, key = "a document"] = /"(\w+)"/.exec(above ?? "") ?? [];
    const sentence = `The legal text "${key}" is a draft: have it reviewed, then delete this line.`;
    return [{ level: "blocks", kind: "sample", place: `public/legal.json:${index + 1}`, sentence }];
  });
}

function expiringPositions(leaves: readonly Leaf[], today: Date): Finding[] {
  return leaves
    .filter(({ file, path }) => file === "positions" && path.at(-1) === "validThrough")
    .flatMap((leaf) => expiry(`${leaf.record} is`, String(leaf.value), placeInSource(leaf), today));
}

function expiry(subject: string, date: string, place: string, today: Date): Finding[] {
  // A day counts until it is over.
  const left = Math.floor(
    (new Date(date).getTime() + (date.length === 10 ? day : 0) - today.getTime()) / day,
  );
  if (Number.isNaN(left))
    return [{ level: "blocks", kind: "date", place, sentence: `${subject} "${date}", which is no date.` }];
  if (left < 0)
    return [
      { level: "blocks", kind: "date", place, sentence: `${subject} ${date.slice(0, 10)}, which is over.` },
    ];
  if (left > soonDays) return [];
  return [
    { level: "look", kind: "date", place, sentence: `${subject} ${date.slice(0, 10)}, in ${left} days.` },
  ];
}

/** What only the built site shows. */
function builtFindings(site: string, today: Date): Finding[] {
  if (!existsSync(site)) {
    return [
      {
        level: "blocks",
        kind: "dead link",
        place: "dist/site",
        sentence: "There is no build to look for dead links in: run npm run build.",
      },
    ];
  }
  const pages = builtPages(site);
  return [...deadLinks(pages), ...lengthFindings(pages), ...expiringSecurityTxt(site, today)];
}

function expiringSecurityTxt(site: string, today: Date): Finding[] {
  const file = join(site, securityTxtPath);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const line = text.split("\n").findIndex((each) => each.startsWith("Expires:")) + 1;
  const place = `dist/site${securityTxtPath}:${line || 1}`;
  const date = expiryOf(text)?.toISOString();
  if (date) return expiry("security.txt, renewed by every build, is valid until", date, place, today);
  const sentence = "security.txt is missing or does not say when it expires: run npm run build.";
  return [{ level: "blocks", kind: "date", place, sentence }];
}
