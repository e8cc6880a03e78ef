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

/** A place in a file: "Values › 2 › Title". */
export function placeLabel(names: readonly string[]): string {
  return names.map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name))).join(" › ");
}
