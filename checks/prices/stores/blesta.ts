import * as z from "zod";
import { amount, monthsOf, parseAnswer, type StorePrice, type StoreQuery } from "./store";

const terms = { term: amount, period: z.string(), currency: z.string(), price: amount, setup_fee: amount };
const found = z.object({ qty: amount.nullable(), pricing: z.array(z.object(terms)) });
/** `false` for a package that does not exist. */
const answer = z.object({
  response: z.preprocess((one) => (one === false ? { qty: null, pricing: [] } : one), found),
});

/** `Packages.get`, one by one: the list of all packages has no prices. https://docs.blesta.com/display/dev/API */
export async function readBlesta({ products, request, key }: StoreQuery) {
  const headers = { "BLESTA-API-USER": key("BILLING_USER"), "BLESTA-API-KEY": key("BILLING_KEY") };
  const prices: StorePrice[] = [];
  for (const product of products) {
    const path = `api/packages/get.json?package_id=${encodeURIComponent(product)}`;
    const { response } = parseAnswer(answer, await request(path, { headers }));
    for (const { term, period, price, setup_fee: setupFee, currency } of response.pricing) {
      const months = monthsOf(term, period);
      if (months > 0) prices.push({ product, months, price, currency, setupFee, stock: response.qty });
    }
  }
  return prices;
}
