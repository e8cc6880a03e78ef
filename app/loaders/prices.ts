import { phrase } from "../../site/format";
import type { Site } from "../../site/site";

type Period = { months: number; price: number; destination?: string };

/** What a plan and a game cost, and where to order it. */
export type Offer = {
  monthly: number;
  periods?: readonly Period[];
  setupFee?: number;
  destination?: string;
};

/** A price with what is below it; `Price` shows it. */
export type PriceData = ReturnType<typeof priceData>;

/** The periods that the prices of a page can be shown for. */
export type BillingData = NonNullable<ReturnType<typeof billingData>>;

type PriceSite = Pick<Site, "format" | "words" | "records">;

/** The price of an offer; `offered` are the periods of all plans on the page. */
export function priceData(site: PriceSite, offer: Offer, offered: readonly number[] = []) {
  return {
    ...monthlyPrice(site, offer),
    /** "or ₹999 a year" for each other period, then "plus ₹100 once, for setup". */
    notes: priceNotes(site, offer),
    /** How many of the notes are periods: not shown where the reader can choose one. */
    periodNotes: offer.periods?.length ?? 0,
    /** By the number of months, for the periods that the reader can choose. */
    charges:
      offered.length > 1
        ? Object.fromEntries(offered.map((months) => [months, chargeData(site, offer, months)]))
        : undefined,
  };
}

/** "₹50", with the tax: "₹50 + ₹9 GST =" and "₹59". */
function monthlyPrice(site: PriceSite, { monthly }: Offer) {
  return {
    amount: site.format.money(monthly),
    tax: monthly > 0 ? taxLine(site, monthly, `${site.format.money(monthly)} `) : undefined,
  };
}

/** The switch above the plans of a page; undefined if no plan has a longer period. */
export function billingData(site: PriceSite, plans: readonly Offer[]) {
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

/** What is paid at once for a chosen period, and the order link of the plan for it. */
function chargeData(site: PriceSite, offer: Offer, months: number) {
  const { words, format } = site;
  const { monthly, periods = [] } = offer;
  const href = orderAddress(site, offer, months);
  const period = periods.find((each) => each.months === months);
  if (!period) {
    const longest = periods.toSorted((one, other) => one.months - other.months).at(-1);
    return {
      ...monthlyPrice(site, offer),
      charge: months === 1 ? words.billing.billedMonthly : words.billing.monthlyOnly,
      /** "or ₹999 a year" */
      more: longest && months === 1 ? priceNotes(site, { monthly, periods: [longest] })[0] : undefined,
      /** Whether `more` is what the reader saves. */
      lower: false,
      href,
    };
  }
  const { price } = period;
  const less = withoutError(monthly * months - price);
  return {
    amount: format.money(perMonth(site, period)),
    tax: price > 0 ? taxLine(site, price) : undefined,
    /** "₹500 for 12 months" */
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
    return monthly > 0 ? Math.floor(withoutError(100 * (1 - price / (monthly * months)))) : 0;
  });
  const max = Math.max(0, ...savings);
  if (max === 0) return "";
  const { save, saveUpTo } = words.billing;
  const isForAll = savings.every((saving) => saving === max);
  return phrase(isForAll ? save : saveUpTo, { percent: format.percent(max) });
}

/** What a month costs, rounded up: a price per month is never shown too low. */
export function perMonth({ format }: Pick<Site, "format">, { months, price }: Period): number {
  const units = 10 ** format.priceDigits;
  return Math.ceil(withoutError((price / months) * units)) / units;
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
  const { orYears, orMonths, setup } = words.billing;
  const notes = periods.map(({ months, price }) => {
    const [forms, count] = months % 12 === 0 ? [orYears, months / 12] : [orMonths, months];
    return `${format.plural(forms, count, { price: format.money(price) })}${withTax(site, price)}`;
  });
  if (setupFee) notes.push(`${phrase(setup, { price: format.money(setupFee) })}${withTax(site, setupFee)}`);
  return notes;
}

/** "+ ₹9 GST =" after the amount that is not shown above it, and "₹59"; or "incl. 19% VAT" without a total; undefined without a tax. */
function taxLine({ records, words, format }: PriceSite, amount: number, shownAmount = "") {
  const { tax } = records.brand;
  if (!tax) return undefined;
  const { name, percent, included } = tax;
  if (included) return { words: phrase(words.tax.included, { percent: format.percent(percent), tax: name }) };
  const { added, total } = taxOn(format, amount, percent);
  return { words: `${shownAmount}${phrase(words.tax.added, { amount: added, tax: name })}`, total };
}

/** " (₹118 with GST)" for an amount to which a tax is added. */
export function withTax({ records, words, format }: PriceSite, amount: number): string {
  const { tax } = records.brand;
  if (!tax || tax.included || amount === 0) return "";
  const { total } = taxOn(format, amount, tax.percent);
  return ` ${phrase(words.tax.withTax, { price: total, tax: tax.name })}`;
}

/** One sentence for all prices; undefined where the owner says nothing about tax. */
export function taxStatement({ records, words, format }: PriceSite): string | undefined {
  const { tax } = records.brand;
  if (!tax) return undefined;
  const values = { percent: format.percent(tax.percent), tax: tax.name };
  return phrase(tax.included ? words.tax.allIncluded : words.tax.allAdded, values);
}

/** The tax in the smallest unit of the currency, and the amount with it. */
function taxOn({ centDigits, money }: Site["format"], amount: number, percent: number) {
  const units = 10 ** centDigits;
  const added = Math.round(withoutError((amount * percent * units) / 100)) / units;
  return { added: money(added), total: money(Math.round(withoutError((amount + added) * units)) / units) };
}

/** Without the error of arithmetic, which would round 1.005 down, and 100 / 3 * 3 up. */
function withoutError(value: number): number {
  return Number(value.toFixed(6));
}
