import { localNumber } from "./numbers";

/** 32 -> 32 GB, 1000 -> 1 TB */
export function capacity(gb: number): { value: string; unit: string } {
  return gb < 1000
    ? { value: localNumber(gb, 1), unit: "GB" }
    : { value: localNumber(gb / 1000, 1), unit: "TB" };
}
