/** Fields whose names are no plain words. */
const plainWords: Readonly<Record<string, string>> = {
  alt: "description of the picture",
  destination: "address of the link",
  meta: "for search engines",
  monthly: "monthly",
  sample: "marked as made up",
  sampleFields: "fields marked as made up",
  shareCard: "picture for messengers",
  shortDesc: "short description",
  to: "page of the link",
  url: "address",
  vcpus: "vCPUs",
};

const capitals = new Map(
  ["AUP", "CPU", "DDoS", "FAQ", "ID", "RAM", "SSD", "TPS", "VPS"].map((word) => [word.toLowerCase(), word]),
);

/** How the name of a field ends, and what follows its numbers. */
const units: Readonly<Record<string, string>> = {
  gb: " GB",
  tb: " TB",
  mbps: " Mbps",
  gbps: " Gbps",
  tbps: " Tbps",
  ms: " ms",
  percent: "%",
};

/** ramGb -> "RAM" and " GB", setupFee -> "setup fee". */
export function fieldWords(name: string): { words: string; unit: string } {
  const known = Object.hasOwn(plainWords, name) ? plainWords[name] : undefined;
  if (known !== undefined) return { words: known, unit: "" };
  const words = name.split(/[-_ ]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
  const unit = words.length > 1 ? units[words.at(-1) ?? ""] : undefined;
  const named = unit === undefined ? words : words.slice(0, -1);
  return { words: named.map((word) => capitals.get(word) ?? word).join(" "), unit: unit ?? "" };
}

/** The file of records or of a page in words: "vps-plans.yaml" -> "VPS plans", "pages/home.yaml" -> "Home page". */
export function fileWords(path: string): string {
  if (path === "public/legal.json") return "Legal documents";
  const [, name = "", ending = ""] = /([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
  if (path.startsWith("pictures/")) return `Picture ${name}${ending}`;
  if (ending !== ".yaml") return `File ${path}`;
  const { words } = fieldWords(name);
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return path.startsWith("pages/") ? `${title} page` : title;
}
