import type * as z from "zod";
import { count, isHttps, oneOf, record } from "./parts";
import { plainText } from "./texts";

/** Without TLS only on this computer: others could read the key on the way. */
const onThisComputer = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/;

/** The store whose prices `npm run prices` compares with the records. No page reads it. */
export const billing = record({
  system: oneOf(["whmcs", "whmcs-feed", "file"]).describe(
    "Your billing system; `whmcs-feed` needs no key, `file` is an exported price list. See prices.md.",
  ),
  address: plainText.describe(
    "Where it is installed: `https://clients.example.com/billing/`. For `file`: where the export is.",
  ),
  currencyId: count
    .exactOptional()
    .describe("Only for `whmcs-feed`: the number of the currency in WHMCS. If empty: the first one."),
})
  .refine(({ system, address }) => system === "file" || isHttps(address) || onThisComputer.test(address), {
    path: ["address"],
    error: "expected an address that begins with https://",
  })
  .optional();

export type Billing = NonNullable<z.infer<typeof billing>>;
