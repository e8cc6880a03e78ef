import { numberFormat } from "virtual:language";
import { type Figure, formatFigure, formatNumber } from "./number-format";

/** 2450000.5 -> "24,50,000.5": in the locale of the site, with all its decimals or with exactly as many as asked for. */
export function localNumber(value: number, decimals?: number): string {
  return formatNumber(value, numberFormat, decimals);
}

/** "under 15 min", "4.2/5", "147+" */
export function figureText(figure: Figure): string {
  return formatFigure(figure, numberFormat);
}

/** 99.9 -> "99.9%" */
export function percentText(value: number): string {
  const { before, after } = numberFormat.percent;
  return `${before}${localNumber(value)}${after}`;
}
