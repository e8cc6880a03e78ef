import { numberFormat as format } from "../../content/brand.yaml";
import type { NumberFormat } from "../format/number-format";

/** How the site writes numbers and money: `locale` and `currency` of content/brand.yaml. */
export const numberFormat: NumberFormat = format;
