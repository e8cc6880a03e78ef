import { phrase } from "../../site/format";
import type { Site } from "../../site/site";

export type Period = { months: number; price: number; destination?: string };

/** What a plan and a game cost, and where to order it. */
export type Offer = {
  monthly: number;
  periods?: readonly Period[];
  setupFee?: number;
  destination?: string;
};

/** A price with what is below it; `Price` shows it. */
export type ShownPrice = {
  /** "₹50", for a month. */
  amount: string;
  /** "+ ₹9 GST =" and "₹59", or "incl. 19% VAT" without a total. */
  tax?: { words: string; total?: string } | undefined;
};

/** What is paid at once for a chosen period. */
export type ShownCharge = ShownPrice & {
  /** "₹500 for 12 months" */
  charge: string;
  /** "₹100 less", or another period. */
  more?: string | undefined;
  /** Whether `more` is what the reader saves. */
  lower: boolean;
  /** The order link of the plan for this period. */
  href: string;
};

export type PriceData = ShownPrice & {
  /** "or ₹999 a year" for each other period, then "plus ₹100 once, for setup". */
  notes: readonly string[];
  /** How many of the notes are periods: not shown where the reader can choose one. */
  periodNotes: number;
  /** By the number of months, for the periods that the reader can choose. */
  charges?: Readonly<Record<number, ShownCharge>> | undefined;
};

/** The periods that the prices of a page can be shown for; undefined if no plan has one. */
export type BillingData = {
  legend: string;
  periods: readonly { months: number; title: string; saving: string; announcement: string }[];
};

type PriceSite = Pick<Site, "format" | "words" | "records">;

/** The price of an offer; `offered` are the periods of all plans on the page. */
export function priceData(site: PriceSite, offer: Offer, offered: readonly number[] = []): PriceData {
  const { monthly, periods = [] } = offer;
  return {
    amount: site.format.money(monthly),
    tax: monthly > 0 ? taxLine(site, monthly) : undefined,
    notes: priceNotes(site, offer),
    periodNotes: periods.length,
    charges:
      offered.length > 1
        ? Object.fromEntries(offered.map((months) => [months, chargeData(site, offer, months)]))
        : undefined,
  };
}

/** The switch above the plans of a page; undefined if no plan has a longer period. */
export function billingData(site: PriceSite, plans: readonly Offer[]): BillingData | undefined {
  const { words, format } = site;
  const offered = offeredPeriods(plans);
  if (offered.length < 2) return undefined;
  const { legend, monthly, monthlyPrices, months: monthForms, prices } = words.billing;
  return {
    legend,
    periods: offered.map((months) => ({
      months,
      title: months === 1 ? monthly : format.plural(monthForms, months),
      saving: savingText(site, plans, months),
      announcement: months === 1 ? monthlyPrices : format.plural(prices, months),
    })),
  };
}

/** The periods that at least one plan has, from one month on. */
export function offeredPeriods(plans: readonly Offer[]): number[] {
  const months = plans.flatMap(({ periods = [] }) => periods.map((period) => period.months));
  return [1, ...new Set(months)].sort((one, other) => one - other);
}

function chargeData(site: PriceSite, offer: Offer, months: number): ShownCharge {
  const { words, format } = site;
  const { monthly, periods = [] } = offer;
  const href = orderAddress(site, offer, months);
  const period = periods.find((each) => each.months === months);
  if (!period) {
    const longest = periods.toSorted((one, other) => one.months - other.months).at(-1);
    return {
      amount: format.money(monthly),
      tax: monthly > 0 ? taxLine(site, monthly) : undefined,
      charge: months === 1 ? words.billing.billedMonthly : words.billing.monthlyOnly,
      more: longest && months === 1 ? priceNotes(site, { monthly, periods: [longest] })[0] : undefined,
      lower: false,
      href,
    };
  }
  const { price } = period;
  const less = Number((monthly * months - price).toFixed(6));
  return {
    amount: format.money(perMonth(site, period)),
    tax: price > 0 ? taxLine(site, price, true) : undefined,
    charge: format.plural(words.billing.charge, months, { price: format.money(price) }),
    more: less > 0 ? phrase(words.billing.less, { amount: format.money(less) }) : undefined,
    lower: true,
    href,
  };
}

/** "save 5%" if that is so for every plan, else "save up to 16%"; rounded down. Empty if nobody saves. */
function savingText({ words, format }: PriceSite, plans: readonly Offer[], months: number): string {
  const savings = plans.map(({ monthly, periods = [] }) => {
    const price = periods.find((period) => period.months === months)?.price ?? monthly * months;
    return monthly > 0 ? Math.floor(100 * (1 - price / (monthly * months)) + 1e-9) : 0;
  });
  const max = Math.max(0, ...savings);
  if (max === 0) return "";
  const percent = format.percent(max);
  return savings.every((saving) => saving === max)
    ? phrase(words.billing.save, { percent })
    : phrase(words.billing.saveUpTo, { percent });
}

/** What a month costs, rounded up: a price per month is never shown too low. */
export function perMonth({ format }: Pick<Site, "format">, { months, price }: Period): number {
  const units = 10 ** format.priceDigits;
  return Math.ceil(Number(((price / months) * units).toFixed(6))) / units;
}

/** Billing cycles by their months, as WHMCS calls them. */
export const cycles: Readonly<Record<number, string>> = {
  1: "monthly",
  3: "quarterly",
  6: "semiannually",
  12: "annually",
  24: "biennially",
  36: "triennially",
};

/** The order link of a plan for this period. */
export function orderAddress(
  { records }: Pick<Site, "records">,
  { periods = [], destination = "" }: Offer,
  months: number,
): string {
  const { orderPeriod } = records.brand;
  const period = periods.find((each) => each.months === months);
  if (!period || period.destination) return period?.destination ?? destination;
  const value = orderPeriod?.value === "cycle" ? cycles[months] : String(months);
  if (!orderPeriod || !value) return destination;
  const address = new URL(destination);
  address.searchParams.set(orderPeriod.parameter, value);
  return address.href;
}

/** "or ₹999 a year", "plus ₹100 once, for setup": what belongs to a price besides that of a month. */
export function priceNotes(site: PriceSite, { periods = [], setupFee = 0 }: Offer): string[] {
  const { words, format } = site;
  const notes = periods.map(({ months, price }) => {
    const values = { price: format.money(price) };
    const note =
      months % 12 === 0
        ? format.plural(words.billing.orYears, months / 12, values)
        : format.plural(words.billing.orMonths, months, values);
    return `${note}${withTax(site, price)}`;
  });
  const setup = phrase(words.billing.setup, { price: format.money(setupFee) });
  return setupFee ? [...notes, `${setup}${withTax(site, setupFee)}`] : notes;
}

/**
 * "₹50 + ₹9 GST =" and "₹59", or "incl. 19% VAT" without a total; undefined without a tax. `isWritten`: the amount is right above it.
 */
function taxLine(
  { records, words, format }: PriceSite,
  amount: number,
  isWritten = false,
): ShownPrice["tax"] {
  const { tax } = records.brand;
  if (!tax) return undefined;
  const { name, percent, included } = tax;
  if (included) return { words: phrase(words.tax.included, { percent: format.percent(percent), tax: name }) };
  const added = taxOn(amount, percent, format.centDigits);
  return {
    words: `${isWritten ? "" : `${format.money(amount)} `}${phrase(words.tax.added, { amount: format.money(added), tax: name })}`,
    total: format.money(rounded(amount + added, format.centDigits)),
  };
}

/** " (₹118 with GST)" for an amount to which a tax is added. */
export function withTax({ records, words, format }: PriceSite, amount: number): string {
  const { tax } = records.brand;
  if (!tax || tax.included || amount === 0) return "";
  const { centDigits } = format;
  const price = format.money(rounded(amount + taxOn(amount, tax.percent, centDigits), centDigits));
  return ` ${phrase(words.tax.withTax, { price, tax: tax.name })}`;
}

/** One sentence for all prices; undefined where the owner says nothing about tax. */
export function taxStatement({ records, words, format }: PriceSite): string | undefined {
  const { tax } = records.brand;
  if (!tax) return undefined;
  const values = { percent: format.percent(tax.percent), tax: tax.name };
  return phrase(tax.included ? words.tax.allIncluded : words.tax.allAdded, values);
}

function taxOn(amount: number, percent: number, digits: number): number {
  return rounded((amount * percent) / 100, digits);
}

/** To the smallest unit of the currency; without the error of arithmetic, which would round 1.005 down. */
function rounded(amount: number, digits: number): number {
  const units = 10 ** digits;
  return Math.round(Number((amount * units).toFixed(6))) / units;
}
