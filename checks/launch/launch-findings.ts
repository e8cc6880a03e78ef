import { type Content, contentLeaves, type Leaf } from "../../site/content";
import { loadContent } from "../../site/load-content";
import { contentFolder } from "../../site/project-folder";
import { readPlainFile } from "../../site/special-files";
import { legalFile } from "../legal/legal-faults";
import { type LastComparison, lastComparison } from "../prices/compare-prices";
import type { Finding } from "./finding";
import { languageFindings } from "./language-findings";
import { finding, recordFindings } from "./record-findings";

/** Everything the owner has to solve before the launch, or to check from time to time after it. */
export function launchFindings(
  today: Date,
  content: Content = loadContent(),
  comparison = lastComparison(),
): Finding[] {
  const leaves = contentLeaves(content);
  return [
    ...placeholders(leaves),
    ...samples(leaves),
    ...legalSamples(),
    ...analyticsFindings(leaves),
    ...positionDates(leaves, today),
    ...(content.billing ? priceFindings(comparison) : []),
    ...recordFindings(content),
    ...languageFindings(),
  ];
}

function blocks(record: string, message: string): Finding {
  return finding("blocks", record, message);
}

function placeholders(leaves: readonly Leaf[]): Finding[] {
  const domain = leaves.find(({ record }) => record === "brand.domain")?.value;
  // Social pages and reviews are on hosts of other companies, whatever the domain is.
  const madeUpHosts = ["social", "discord", "reviews"].map((name) => `https://${name}.${domain}/`);
  const messageFor = ({ file, record }: Leaf, value: string) => {
    if (record === "brand.telephone" && /0{4}/.test(value.replaceAll(" ", "")))
      return `The telephone number ${value} is a placeholder`;
    if (record === "brand.domain" && value.endsWith(".example"))
      return `The domain ${value} is a placeholder; every address in brand.yaml follows it`;
    if (madeUpHosts.some((host) => value.startsWith(host)))
      return `${record} leads to ${value}, a host made up from the domain`;
    // In brand.yaml the domain is reported once.
    return file !== "brand" && /\.example\b/.test(value) && `${record} is ${value}, a placeholder`;
  };
  return leaves.flatMap((leaf) => {
    const message = typeof leaf.value === "string" && messageFor(leaf, leaf.value);
    return message ? [blocks(leaf.record, message)] : [];
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
    return blocks(mark.record, `${subject} ${words} by what is true, then remove this mark`);
  });
}

/** None if the file does not exist. */
export function legalLines(): string[] {
  return readPlainFile(contentFolder, "public/legal.json")?.split("\n") ?? [];
}

/** Read by line: the page's parser ignores the mark. */
function legalSamples(): Finding[] {
  let document = "";
  return legalLines().flatMap((line, index) => {
    document = /^ {2}"(\w+)":/.exec(line)?.[1] ?? document;
    if (!/"sample":\s*true/.test(line)) return [];
    const message = `The legal text "${document}" is a draft: have it reviewed, then remove this mark`;
    return [{ level: "blocks", file: legalFile, line: index + 1, path: [document, "sample"], message }];
  });
}

/** Whoever counts page views has to say so. */
function analyticsFindings(leaves: readonly Leaf[]): Finding[] {
  const product = leaves.find(({ record }) => record === "brand.analytics.product")?.value;
  if (!product || legalLines().join("\n").toLowerCase().includes(String(product))) return [];
  return [
    blocks("brand.analytics", `Page views are counted with ${product}, which the legal texts do not mention`),
  ];
}

/** What the last `npm run prices` found, or why it found nothing. */
function priceFindings(comparison: LastComparison | undefined): Finding[] {
  const look = (message: string) => finding("look", "billing.system", message);
  if (!comparison)
    return [look("The prices were not compared with the store on this computer: run npm run prices")];
  const { date, failure, differences } = comparison;
  const last = `The last comparison with the store of ${date}`;
  const [why = ""] = failure?.split("\n") ?? [];
  if (failure) return [look(`${last} failed: ${why.replace(/\.$/, "")}`)];
  if (differences.length === 0) return [];
  return [blocks("billing.system", `${last} found differences (${differences.length}): run npm run prices`)];
}

function positionDates(leaves: readonly Leaf[], today: Date): Finding[] {
  return leaves
    .filter(({ record }) => /^positions\..*\.validThrough$/.test(record))
    .flatMap(({ record, value }) => {
      // A position is open until the end of its last day.
      const end = new Date(`${value}T24:00:00Z`);
      return end < today ? [blocks(record, `${record} is ${value}, which is over`)] : [];
    });
}
