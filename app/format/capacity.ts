import { numberFormat } from "virtual:language";
import { type Capacity, formatCapacity } from "./number-format";

/** 32 -> 32 GB, 1000 -> 1 TB */
export function capacity(gb: number): Capacity {
  return formatCapacity(gb, numberFormat);
}
