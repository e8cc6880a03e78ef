import { words } from "../content/interface";
import { localNumber } from "./numbers";

/** 32 -> 32 GB, 1000 -> 1 TB */
export function capacity(gb: number): { value: string; unit: string } {
  const { gigabytes, terabytes } = words.units;
  return gb < 1000
    ? { value: localNumber(gb), unit: gigabytes }
    : { value: localNumber(gb / 1000), unit: terabytes };
}
