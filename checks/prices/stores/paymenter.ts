import * as z from "zod";
import {
  amount,
  CannotCompare,
  idText,
  monthsOf,
  parseAnswer,
  type StorePrice,
  type StoreQuery,
} from "./store";

const links = z.object({ data: z.array(z.object({ id: idText })) });
const product = z.object({
  id: idText,
  attributes: z.object({ stock: amount.nullable() }),
  relationships: z.object({ plans: links }),
});
const plan = z.object({
  type: z.literal("plans"),
  id: idText,
  attributes: z.object({
    type: z.enum(["free", "one-time", "recurring"]),
    billing_period: amount.nullable(),
    billing_unit: z.string().nullable(),
  }),
  relationships: z.object({ prices: links }),
});
const price = z.object({
  type: z.literal("prices"),
  id: idText,
  attributes: z.object({ price: amount, setup_fee: amount.nullable(), currency_code: z.string() }),
});
const page = z.object({
  data: z.array(product),
  included: z.array(z.discriminatedUnion("type", [plan, price])).default([]),
  links: z.object({ next: z.string().nullable() }),
});
const mostPages = 100;

/** https://paymenter.org/api: pages in the format of https://jsonapi.org, which do not tell how many there are. */
export async function readPaymenter({ request, key }: StoreQuery): Promise<StorePrice[]> {
  const headers = { Authorization: `Bearer ${key("BILLING_KEY")}`, Accept: "application/json" };
  const found: StorePrice[] = [];
  for (let number = 1; number <= mostPages; number++) {
    const path = `api/v1/admin/products?include=plans.prices&per_page=100&sort=id&page=${number}`;
    const answer = parseAnswer(page, await request(path, { headers }));
    found.push(...pricesOn(answer));
    if (answer.links.next === null) return found;
  }
  throw new CannotCompare(`the store has more than ${mostPages} pages of products.`);
}

function pricesOn({ data, included }: z.infer<typeof page>): StorePrice[] {
  const parts = <Type extends string>(type: Type, { data }: z.infer<typeof links>) =>
    data.map(({ id }) => {
      const part = included.find((each) => each.type === type && each.id === id);
      if (!part) throw new CannotCompare(`the answer of the store is not complete: it lacks ${type} ${id}.`);
      return part as Extract<typeof part, { type: Type }>;
    });
  return data.flatMap(({ id: product, attributes: { stock }, relationships }) =>
    parts("plans", relationships.plans).flatMap(({ attributes: { type, ...period }, relationships }) => {
      if (type === "free") return [{ product, months: 1, price: 0, setupFee: 0, stock }];
      const months = monthsOf(period.billing_period, period.billing_unit);
      if (type === "one-time" || months === 0) return [];
      return parts("prices", relationships.prices).map(({ attributes: { price, ...each } }) => {
        return { product, months, price, currency: each.currency_code, setupFee: each.setup_fee ?? 0, stock };
      });
    }),
  );
}
