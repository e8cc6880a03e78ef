import * as z from "zod";
import { cycles } from "../../../app/loaders/prices";
import {
  amount,
  CannotCompare,
  idText,
  parseAnswer,
  refusedKey,
  type StorePrice,
  type StoreQuery,
} from "./store";

/** The fee of a cycle begins with its first letter: msetupfee. */
const fields = Object.entries(cycles).map(([months, cycle]) => {
  return { months: Number(months), cycle, fee: `${cycle[0]}setupfee` };
});
const amounts = z.object(
  Object.fromEntries(fields.flatMap(({ cycle, fee }) => [cycle, fee].map((field) => [field, amount]))),
);
const product = z.object({
  pid: idText,
  paytype: z.enum(["free", "onetime", "recurring"]),
  // Only with stock control; `quantity_available` is 0 without it too.
  stocklevel: amount.nullable().default(null),
  // By currency. An empty record of PHP is a list.
  pricing: z.preprocess((one) => (Array.isArray(one) ? {} : one), z.record(z.string(), amounts)).default({}),
});
const list = z.preprocess((one) => (Array.isArray(one) ? one : [one]), z.array(product));
const found = z.object({ product: list }).default({ product: [] });
const answer = z.object({ totalresults: amount, products: found });

/** https://developers.whmcs.com/api-reference/getproducts/ */
export async function readWhmcs({ products: ids, request, key }: StoreQuery): Promise<StorePrice[]> {
  const login = { identifier: key("BILLING_USER"), secret: key("BILLING_KEY") };
  const action = { action: "GetProducts", responsetype: "json", pid: ids.join(",") };
  const text = await request("includes/api.php", new URLSearchParams({ ...action, ...login }));
  const { result } = parseAnswer(z.object({ result: z.string() }), text);
  if (result !== "success") throw new CannotCompare(refusedKey);
  const { totalresults: total, products } = parseAnswer(answer, text);
  if (products.product.length !== total)
    throw new CannotCompare(`the store answers with ${products.product.length} of ${total} products.`);
  return products.product.flatMap(({ pid, paytype, stocklevel: stock, pricing }): StorePrice[] => {
    if (paytype === "free") return [{ product: pid, months: 1, price: 0, setupFee: 0, stock }];
    if (paytype === "onetime") return [];
    return Object.entries(pricing).flatMap(([currency, values]) =>
      fields.map(({ months, cycle, fee }) => {
        return { product: pid, months, price: values[cycle] ?? -1, currency, setupFee: values[fee], stock };
      }),
    );
  });
}

/** The public feed: scripts that write a price into a page, read as texts. It knows neither fees nor stock. */
export async function readWhmcsFeed({ products, currency, currencyId = 0, request }: StoreQuery) {
  const prices: StorePrice[] = [];
  for (const product of products)
    for (const { months, cycle } of fields) {
      // WHMCS answers with its first currency if it does not know the number.
      const query = `pid=${encodeURIComponent(product)}&get=price&billingcycle=${cycle}&currency=${currencyId}`;
      const script = await request(`feeds/productsinfo.php?${query}`);
      const [, words] = /^\s*document\.write\('(.*)'\);?\s*$/s.exec(script) ?? [];
      if (words === undefined)
        throw new CannotCompare("the feed has another shape: expected document.write('…').");
      if (words === "Product ID Not Found") break;
      const price = amountIn(words, currency);
      // The feed writes 0 for a product without a price in this currency.
      if (price === 0)
        throw new CannotCompare(`the product ${product} is free, or has no price in ${currency}.`);
      prices.push({ product, months, price });
    }
  return prices;
}

/** 1234.5 for "₹1,234.50", "1.234,50 INR" and the like: a sign before the last two digits is the decimal one. */
function amountIn(words: string, currency: string): number {
  const text = words.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  const [number = "", ...others] = text.match(/\d(?:[\d.,]*\d)?/g) ?? [];
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("en", options).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  if (number === "" || others.length > 0 || ![sign, currency].some((each) => text.includes(each)))
    throw new CannotCompare(`the feed has a price that is not in ${sign} or ${currency}: check currencyId.`);
  const [, whole = number, decimals = "0"] = /^(.*)[.,](\d\d)$/.exec(number) ?? [];
  return Number(`${text.includes("-") ? "-" : ""}${whole.replaceAll(/[.,]/g, "")}.${decimals}`);
}
