const format = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** How the site writes room for data: 32 GB, and from a thousand on 1 TB. */
export function capacity(gb: number): { value: string; unit: string } {
  return gb < 1000
    ? { value: format.format(gb), unit: "GB" }
    : { value: format.format(gb / 1000), unit: "TB" };
}
