const written = "ID RAM SSD CPU CPUs vCPUs VPS DDoS URL GB TB Gbps Tbps ms".split(" ");

/** Where the name in the files is a developer's word. */
const ownLabels: Readonly<Record<string, string>> = {
  accent: "Accent colour",
  alt: "For blind visitors",
  aup: "Acceptable use policy",
  closing: "End of the page",
  eyebrow: "Line above the title",
  head: "Top of the page",
  id: "Name in addresses",
  lead: "Introduction",
  meta: "In search results",
  monthly: "Price per month",
  sample: "Made up",
  sampleFields: "Made-up values",
  shareCard: "Picture beside links",
  shortDesc: "Short description",
  slug: "Name in addresses",
  stats: "Figures",
  to: "Leads to",
  validThrough: "Apply until",
};

/** The words of a name in code: "Setup fee" for "setupFee", "VPS plans" for "vps-plans". */
export function labelOf(name: string): string {
  if (Object.hasOwn(ownLabels, name)) return ownLabels[name] ?? name;
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[\s-]+/);
  const label = words.map((word) => {
    const plain = word.toLowerCase();
    return written.find((each) => each.toLowerCase() === plain) ?? plain;
  });
  return label.join(" ").replace(/^./, (letter) => letter.toUpperCase());
}

const titleFields = "title label question name author game text city from id slug".split(" ");

/** The words by which people know an entry of a list; empty if it has none. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry ?? "");
  const values = entry as Record<string, unknown>;
  const title = titleFields.map((name) => values[name]).find((value) => typeof value === "string" && value);
  return String(title ?? (typeof values.months === "number" ? `${values.months} months` : ""));
}

const longestTitle = 60;

/** The title of an entry, with its place if another one of the list has the same. */
export function entryLabel(list: readonly unknown[], index: number): string {
  const title = titleOf(list[index]);
  const words = title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title;
  const isOnly = list.filter((entry) => titleOf(entry) === title).length === 1;
  if (words === "") return `Entry ${index + 1}`;
  return isOnly ? words : `${words} (number ${index + 1} in the list)`;
}

/** A place in the records of a file: "Values › Honest › Title". */
export function placeLabel(records: unknown, path: readonly PropertyKey[]): string {
  let value = records;
  const labels = path.map((step) => {
    const label = Array.isArray(value) ? entryLabel(value, Number(step)) : labelOf(String(step));
    value = typeof value === "object" && value !== null ? value[step as never] : undefined;
    return label;
  });
  return labels.join(" › ");
}

/** "Hindi" for "hi". */
export function languageName(tag: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
}
