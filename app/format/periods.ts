import { numberFormat } from "virtual:language";
import { words } from "../content/interface";
import { cycles } from "./cycles";
import { money } from "./money";
import { percentText } from "./numbers";
import { phrase, plural } from "./phrase";

export type Period = { months: number; price: number; destination?: string };

export type PeriodPlan = { monthly: number; periods?: readonly Period[]; destination: string };

/** The periods that at least one plan has, from one month on. */
export function periodsOf(plans: readonly PeriodPlan[]): number[] {
  const months = plans.flatMap(({ periods = [] }) => periods.map((period) => period.months));
  return [1, ...new Set(months)].sort((one, other) => one - other);
}

/** "save 5%" if that is so for every plan, else "save up to 16%"; rounded down. Empty if nobody saves. */
export function savingText(plans: readonly PeriodPlan[], months: number): string {
  const savings = plans.map(({ monthly, periods = [] }) => {
    const price = periods.find((period) => period.months === months)?.price ?? monthly * months;
    return monthly > 0 ? Math.floor(100 * (1 - price / (monthly * months)) + 1e-9) : 0;
  });
  const most = Math.max(0, ...savings);
  if (most === 0) return "";
  const percent = percentText(most);
  return savings.every((saving) => saving === most)
    ? phrase(words.billing.save, { percent })
    : phrase(words.billing.saveUpTo, { percent });
}

/** What a month costs, rounded up: a price per month is never shown too low. */
export function perMonth({ months, price }: Period): number {
  const units = 10 ** numberFormat.currency.digits;
  return Math.ceil(Number(((price / months) * units).toFixed(6))) / units;
}

/** "₹500 for 12 months" and "₹100 less". */
export function chargeText(monthly: number, { months, price }: Period): { charge: string; saving: string } {
  const less = Number((monthly * months - price).toFixed(6));
  return {
    charge: plural(words.billing.charge, months, { price: money(price) }),
    saving: less > 0 ? phrase(words.billing.less, { amount: money(less) }) : "",
  };
}

/** How the store learns which period was chosen. */
export type OrderParameter = { parameter: string; value: "cycle" | "months" };

/** The order link of a plan for this period. */
export function orderAddress(
  { periods = [], destination }: PeriodPlan,
  months: number,
  parameter?: OrderParameter,
): string {
  const period = periods.find((each) => each.months === months);
  if (!period || period.destination) return period?.destination ?? destination;
  const value = parameter?.value === "cycle" ? cycles[months] : String(months);
  if (!parameter || !value) return destination;
  const address = new URL(destination);
  address.searchParams.set(parameter.parameter, value);
  return address.href;
}
