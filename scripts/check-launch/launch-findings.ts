import { join } from "node:path";
import type { Content } from "../../build/content/content";
import { contentLeaves, type Leaf } from "../../build/content/content-leaves";
import { readContent } from "../../build/content/load-content";
import { projectFolder } from "../../build/project-folder";
import type { Analytics } from "../../schemas/brand";
import { characterFindings } from "./character-findings";
import { companyFindings } from "./company-findings";
import { contradictions } from "./contradictions";
import { blocks, expiry, type Finding, legalFile, legalLines, sourceLine } from "./finding";
import { builtFindings } from "./page-findings";
import { recordFindings } from "./record-findings";

/** Everything the owner has to solve before the launch, or to check from time to time after it. */
export function launchFindings(
  today: Date,
  content: Content = launchContent(),
  site = join(projectFolder, "dist/site"),
): Finding[] {
  const leaves = contentLeaves(content);
  return [
    ...placeholders(leaves),
    ...samples(leaves),
    ...legalSamples(),
    ...analyticsFindings(leaves),
    ...positionDates(leaves, today),
    ...characterFindings(leaves),
    ...builtFindings(site, today),
    ...recordFindings(content, today),
    ...companyFindings(content),
    ...contradictions(),
  ];
}

/** The records as the pages show them, with an announcement that has ended. */
export function launchContent({ shown, content } = readContent()): Content {
  return { ...shown, layout: content.layout };
}

function placeholders(leaves: readonly Leaf[]): Finding[] {
  const domain = leaves.find(({ record }) => record === "brand.domain")?.value;
  // Social pages and reviews are on hosts of other companies, whatever the domain is.
  const madeUpHosts = ["social", "discord", "reviews"].map((name) => `https://${name}.${domain}/`);
  const sentenceFor = ({ file, record }: Leaf, value: string) => {
    if (record === "brand.telephone" && /0{4}/.test(value.replaceAll(" ", "")))
      return `The telephone number ${value} is a placeholder.`;
    if (record === "brand.domain" && value.endsWith(".example"))
      return `The domain ${value} is a placeholder; every address in brand.yaml follows it.`;
    if (madeUpHosts.some((host) => value.startsWith(host)))
      return `${record} leads to ${value}, a host made up from the domain.`;
    // In brand.yaml the domain is reported once.
    return file !== "brand" && /\.example\b/.test(value) && `${record} is ${value}, a placeholder.`;
  };
  return leaves.flatMap((leaf) => {
    const sentence = typeof leaf.value === "string" && sentenceFor(leaf, leaf.value);
    return sentence ? [blocks("placeholder", sourceLine(leaf.record), sentence)] : [];
  });
}

/** `sample: true` marks a whole record, `sampleFields` single fields. */
function samples(leaves: readonly Leaf[]): Finding[] {
  const marks = leaves.filter(({ record }) => /\.(sample|sampleFields\.0)$/.test(record));
  return marks.map((mark) => {
    const record = mark.record.replace(/\.sample.*$/, "");
    const fields = leaves.filter((leaf) => leaf.record.startsWith(`${record}.sampleFields.`));
    const subject = [record, fields.map(({ value }) => value).join(", ")].filter(Boolean).join(": ");
    const words = fields.length > 1 ? "are made up: replace them" : "is made up: replace it";
    const sentence = `${subject} ${words} by what is true, then delete this line.`;
    return blocks("sample", sourceLine(mark.record), sentence);
  });
}

/** Read by line: the page's parser ignores the mark. */
function legalSamples(): Finding[] {
  const lines = legalLines();
  if (lines.length === 0)
    return [blocks("sample", legalFile, "There are no legal texts: the file is missing.")];
  let document = "";
  return lines.flatMap((line, index) => {
    document = /^ {2}"(\w+)":/.exec(line)?.[1] ?? document;
    if (!/"sample":\s*true/.test(line)) return [];
    const sentence = `The legal text "${document}" is a draft: have it reviewed, then delete this line.`;
    return [blocks("sample", `${legalFile}:${index + 1}`, sentence)];
  });
}

/** As their makers write them. */
const productNames: Readonly<Record<Analytics["product"], string>> = {
  plausible: "Plausible",
  umami: "Umami",
  goatcounter: "GoatCounter",
};

/** Whoever counts page views has to say so. */
function analyticsFindings(leaves: readonly Leaf[]): Finding[] {
  const id = leaves.find(({ record }) => record === "brand.analytics.product")?.value as
    | Analytics["product"]
    | undefined;
  if (!id || legalLines().join("\n").toLowerCase().includes(id)) return [];
  const product = productNames[id];
  const sentence = `Page views are counted with ${product}, which the legal texts do not mention. For the privacy policy, once you have checked that it is true: "We count visits to our pages with ${product}. It sets no cookies and does not follow you to other sites."`;
  return [blocks("text", sourceLine("brand.analytics"), sentence)];
}

function positionDates(leaves: readonly Leaf[], today: Date): Finding[] {
  return leaves
    .filter(({ record }) => /^positions\..*\.validThrough$/.test(record))
    .flatMap((leaf) => {
      // A position is open until the end of its last day.
      const end = new Date(`${leaf.value}T24:00:00Z`);
      return expiry(`${leaf.record} is ${leaf.value}`, end, sourceLine(leaf.record), today);
    });
}
