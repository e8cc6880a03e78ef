import { indianNumber } from "./numbers";

/** How the site writes room for data: 32 GB, and from a thousand on 1 TB. */
export function capacity(gb: number): { value: string; unit: string } {
  return gb < 1000
    ? { value: indianNumber(gb, 1), unit: "GB" }
    : { value: indianNumber(gb / 1000, 1), unit: "TB" };
}
