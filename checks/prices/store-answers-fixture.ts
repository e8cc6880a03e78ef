import { cycles } from "../../app/loaders/prices";

/** A product of a store. Without `stock` it has no limit. */
type Product = { id: string; prices: Readonly<Record<number, number>>; setupFee?: number; stock?: number };

/** Its prices agree with those of tests/fixtures/another-company. */
const store: readonly Product[] = [
  { id: "201", prices: { 1: 2.5 } },
  { id: "202", prices: { 1: 4.99 } },
  { id: "203", prices: { 1: 9 } },
  { id: "204", prices: { 1: 12.75, 3: 37.25, 12: 127.5 }, stock: 12 },
  { id: "205", prices: { 1: 19.9 }, stock: 0 },
  { id: "207", prices: { 1: 49, 3: 146, 12: 490 } },
  { id: "210", prices: { 1: 1_200_000, 12: 14_000_000 }, setupFee: 99_999.99 },
  { id: "300", prices: { 1: 24.95, 24: 540.5 }, setupFee: 15 },
  { id: "401", prices: { 1: 3.5 } },
  { id: "402", prices: { 1: 49.99, 12: 499.9 } },
  { id: "403", prices: { 1: 1_200_000 }, setupFee: 250_000, stock: 0 },
  { id: "101", prices: { 1: 0.99 } },
  { id: "102", prices: { 1: 14.5, 6: 80, 12: 149.95, 36: 400 }, setupFee: 25.5 },
  { id: "103", prices: { 1: 7 } },
];

/** Saved exports, by the names of their files. */
export function exportedPrices(): Readonly<Record<string, string>> {
  const rows = store.flatMap(({ id, prices, setupFee = 0, stock = 99 }) =>
    Object.entries(prices).map(([months, price]) => {
      return { product: id, period: cycles[Number(months)], price, setupFee, stock };
    }),
  );
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return { "prices.json": JSON.stringify(rows), "prices.csv": lines.map(String).join("\n") };
}

/** It has the shape that the documentation and the source of WHMCS give: what is read, and some of the fields that are not. */
export function whmcsAnswer(ids = store.map(({ id }) => id)) {
  const found = store.filter(({ id }) => ids.includes(id));
  const product = found.map((each) => ({
    pid: Number(each.id),
    type: "hostingaccount",
    slug: `product-${each.id}`,
    paytype: "recurring",
    quantity_available: each.stock ?? 0,
    ...(each.stock !== undefined && { stockcontrol: "true", stocklevel: each.stock }),
    pricing: { EUR: whmcsAmounts(each, "EUR"), USD: whmcsAmounts(each, "USD") },
    customfields: { customfield: [] },
  }));
  return { result: "success", totalresults: found.length, products: { product } };
}

function whmcsAmounts(product: Product, currency: string): Record<string, string> {
  const amounts = Object.entries(cycles).flatMap(([key, cycle]) => {
    const price = product.prices[Number(key)];
    return [
      [cycle, (price === undefined ? -1 : price * (currency === "EUR" ? 1 : 1.25)).toFixed(2)],
      [`${cycle[0]}setupfee`, (product.setupFee ?? 0).toFixed(2)],
    ];
  });
  return { prefix: "", suffix: currency, ...Object.fromEntries(amounts) };
}

export function whmcsFeedAnswer(product: string | null, cycle: string | null): string {
  const { prices } = store.find(({ id }) => id === product) ?? {};
  if (!prices) return "document.write('Product ID Not Found');";
  const [, price = -1] = Object.entries(prices).find(([months]) => cycles[Number(months)] === cycle) ?? [];
  return `document.write('${price.toLocaleString("de", { minimumFractionDigits: 2 })}€');`;
}
