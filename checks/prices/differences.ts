import type { Content } from "../../site/content";
import type { Fault, RecordFault } from "../../site/fault";
import { formatOf } from "../../site/format";
import type { Records } from "../../site/schemas/all-schemas";
import type { StorePrice } from "./stores/store";

/** A plan or a game. */
export type Offer = Records["games"]["games"][number] | Records["minecraft-plans"][number];

type Path = readonly (string | number)[];
/** Gives the offer what the store has. Absent where the owner has to decide. */
type Correct = ((offer: Offer) => void) | undefined;
/** `file` and `path` are those of the offer; the fault has the line of the field. */
export type Difference = { file: string; path: Path; fault: Fault; correct: Correct };

/** The plans and games that name a product of the store. */
export function comparedOffers(content: Content) {
  const { games, ...records } = content as Records;
  const plans = (["minecraft-plans", "vps-plans", "website-plans"] as const).map(
    (file) => [file, [], records[file] as Offer[]] as const,
  );
  return [...plans, ["games", ["games"], games.games] as const].flatMap(([file, path, offers]) =>
    offers.flatMap((offer, index) =>
      offer.billing ? [{ file, path: [...path, index], offer, product: offer.billing.product }] : [],
    ),
  );
}

type SiteRecords = { content: Content; located: (fault: RecordFault) => Fault };

export function findDifferences({ content, located }: SiteRecords, prices: readonly StorePrice[]) {
  const { currency } = (content as Records).brand;
  const offered = prices.filter((each) => each.price >= 0 && (each.currency ?? currency) === currency);
  const money = (amount = 0) => formatOf(content).money(amount);
  return comparedOffers(content).flatMap(({ file, path, offer, product }): Difference[] => {
    const store = offered.filter((each) => each.product === product);
    return differencesOf(offer, store, money).map(([field, words, correct]) => {
      const fault = located({ file, path: [...path, ...field], message: `${offer.title}${words}` });
      return { file, path, fault, correct };
    });
  });
}

type Found = [field: Path, words: string, correct?: Correct];
type Money = (amount?: number) => string;

/** `store` are the prices of the product. */
function differencesOf(offer: Offer, store: readonly StorePrice[], money: Money): Found[] {
  const { monthly, periods = [], setupFee = 0, soldOut = false } = offer;
  const site = new Map([[1, monthly], ...periods.map(({ months, price }) => [months, price] as const)]);
  const stored = new Map(store.map(({ months, price }) => [months, price]));
  if (stored.size === 0) return [[["billing"], ": the store has no such product, or no price for it"]];
  if (stored.size < store.length) return [[["billing"], ": the store has two prices for the same period"]];
  const found = [...new Set([...site.keys(), ...stored.keys()])].flatMap((months): Found[] => {
    const [here, there] = [site.get(months), stored.get(months)];
    const name = { 3: "quarterly", 6: "half-yearly", 12: "yearly" }[months] ?? `${months} months`;
    const field = ["periods", periods.findIndex((period) => period.months === months)];
    const correct: Correct = (record) => setPrice(record, months, there);
    if (here === there) return [];
    if (here === undefined) return [[field, `: ${name} ${money(there)} is missing here`, correct]];
    const both = `: site ${money(here)}, store ${money(there)}`;
    if (there !== undefined)
      return [months === 1 ? [["monthly"], both, correct] : [field, `, ${name}${both}`, correct]];
    if (months === 1) return [[["monthly"], ": the store does not offer a month"]];
    return [[field, `: ${name} ${money(here)} is not offered in the store`, correct]];
  });
  // One fee for all periods: nobody has to pay more than the site shows.
  const fee = Math.max(...store.map((each) => each.setupFee ?? Number.NaN));
  const fees = `, setup fee: site ${money(setupFee)}, store ${money(fee)}`;
  if (fee >= 0 && fee !== setupFee)
    found.push([["setupFee"], fees, (record) => Object.assign(record, { setupFee: fee })]);
  const isSoldOut = (store[0]?.stock ?? 1) <= 0;
  const words = isSoldOut ? " is out of stock in the store" : " is sold out only here";
  if (store[0]?.stock !== undefined && isSoldOut !== soldOut)
    found.push([["soldOut"], words, (record) => Object.assign(record, { soldOut: isSoldOut })]);
  return found;
}

/** Without a price the period is removed. */
function setPrice(offer: Offer, months: number, price?: number) {
  const { periods = [] } = offer;
  const known = periods.find((period) => period.months === months);
  const later = periods.findIndex((period) => period.months > months);
  if (price === undefined) offer.periods = periods.filter((period) => period !== known);
  else if (months === 1) offer.monthly = price;
  else if (known) known.price = price;
  else offer.periods = periods.toSpliced(later === -1 ? periods.length : later, 0, { months, price });
  if (offer.periods?.length === 0) delete offer.periods;
}
