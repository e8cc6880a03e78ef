const written = "ID RAM SSD CPU CPUs vCPUs VPS DDoS URL GB TB Gbps Tbps ms Minecraft".split(" ");

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
  ramGb: "Memory (GB)",
  sample: "Made up",
  sampleFields: "Made-up values",
  shareCard: "Picture beside links",
  shortDesc: "Short description",
  slug: "Name in addresses",
  ssdGb: "Storage (GB)",
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
  const sentence = label.join(" ").replace(/ (GB|TB|Gbps|Tbps|ms)$/, " ($1)");
  return written.includes(label[0] ?? "")
    ? sentence
    : sentence.replace(/^./, (letter) => letter.toUpperCase());
}

/** What a list with this title has: "period" for "Periods", "Minecraft plan" for "Minecraft plans". */
function entryNoun(title: string): string {
  const singular = title
    .replace(/ies$/, "y")
    .replace(/(ss|ch|x)es$/, "$1")
    .replace(/([^s])s$/, "$1");
  if (singular === title) return "entry";
  const [first = ""] = title.split(" ");
  return written.includes(first) ? singular : singular.replace(/^./, (letter) => letter.toLowerCase());
}

/** "Add a period" for the list "Periods", "Add an entry" for one whose title is no plural. */
export function addLabel(title: string): string {
  const noun = entryNoun(title);
  return `Add ${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
}

const titleFields = "title label question name author game text city from id slug".split(" ");

/** The words by which people know an entry of a list; empty if it has none. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry ?? "");
  const values = entry as Record<string, unknown>;
  const field = titleFields.find((name) => typeof values[name] === "string" && values[name]);
  // An entry whose title was emptied has an id that was made from it.
  if (field === "id" || field === "slug") return labelOf(String(values[field]));
  return String(field ? values[field] : typeof values.months === "number" ? `${values.months} months` : "");
}

const longestTitle = 60;

/** The title of an entry, with its subtitle or its place if another one of the list has the same. */
export function entryLabel(list: readonly unknown[], index: number, listTitle: string): string {
  const title = titleOf(list[index]);
  const { subtitle } = Object(list[index]) as { subtitle?: unknown };
  const words = title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title;
  const isOnly = list.filter((entry) => titleOf(entry) === title).length === 1;
  if (words === "") return `New ${entryNoun(listTitle)}`;
  return isOnly ? words : `${words} (${subtitle || `number ${index + 1} in the list`})`;
}

/** "Values, Honest: Title". */
export function joinLabels(labels: readonly string[]): string {
  return [labels.slice(0, -1).join(", "), labels.at(-1)].filter(Boolean).join(": ");
}

/** A field in the records of a file, with the title of the form: "Minecraft plans, Grass: Price per month". */
export function fieldLabel(records: unknown, path: readonly PropertyKey[], title = "", form = ""): string {
  let value = records;
  let above = title;
  const labels = path.map((step) => {
    const label = Array.isArray(value) ? entryLabel(value, Number(step), above) : labelOf(String(step));
    above = label;
    value = typeof value === "object" && value !== null ? value[step as never] : undefined;
    return label;
  });
  // The list of games.yaml is called games too.
  return joinLabels(labels[0] === form ? labels : [form, ...labels].filter(Boolean));
}

/** "Hindi" for "hi". */
export function languageName(tag: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
}
