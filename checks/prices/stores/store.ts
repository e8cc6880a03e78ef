import * as z from "zod";

/** Why the prices cannot be compared. Not in the words of an error or of the store, which may have a key in them. */
export class CannotCompare extends Error {}

/** What a product costs for some months. */
export type StorePrice = {
  product: string;
  months: number;
  /** Negative: not offered. */
  price: number;
  /** Absent: that of the site. */
  currency?: string | undefined;
  /** Absent: not known. */
  setupFee?: number | undefined;
  /** How many are left, null without a limit. Absent: not known. */
  stock?: number | null | undefined;
};

type RequestLimits = { timeoutMs: number; bytes: number };
/** What a store is asked with. */
export type StoreQuery = {
  /** Those that the records name. */
  products: readonly string[];
  currency: string;
  currencyId?: number | undefined;
  /** The text of the answer. With a body the request is a POST. */
  request: (path: string, body?: URLSearchParams) => Promise<string>;
  /** The value of an environment variable. */
  key: (name: "BILLING_USER" | "BILLING_KEY") => string;
};

/** Stores write numbers as texts, too. */
export const amount = z.union([z.number(), z.stringFormat("amount", /^-?\d+(\.\d+)?$/).transform(Number)]);
export const idText = z.union([z.string(), z.number()]).transform(String);

export function parseAnswer<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CannotCompare("the answer of the store is no JSON, or breaks off.");
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  throw new CannotCompare(
    `the answer of the store has another shape: see ${error.issues[0]?.path.join(".") || "its beginning"}.`,
  );
}

export const refusedKey = "the store refuses the key: check it, what it may read, and from which addresses.";

/** Redirects are not followed: the key is for this address. */
export async function storeRequest(
  url: URL,
  body: URLSearchParams | undefined,
  { timeoutMs, bytes }: RequestLimits,
) {
  const signal = AbortSignal.timeout(timeoutMs);
  const options = body ? { method: "POST", body } : {};
  const chunks: Uint8Array[] = [];
  let response: Response | undefined;
  try {
    response = await fetch(url, { ...options, redirect: "manual", signal });
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > bytes) throw new CannotCompare(`the answer of the store has more than ${bytes} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof CannotCompare) throw error;
    if (signal.aborted) throw new CannotCompare(`the store did not answer within ${timeoutMs / 1000} s.`);
    throw new CannotCompare(
      response ? "the answer of the store breaks off." : "the store cannot be reached.",
    );
  }
  const { status, ok } = response;
  if (status === 401 || status === 403) throw new CannotCompare(refusedKey);
  if (status < 400 && !ok)
    throw new CannotCompare("the store sends requests on to another address: write that one.");
  if (!ok) throw new CannotCompare(`the store answers with the error ${status}.`);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
