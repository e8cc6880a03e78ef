/**
 * The hash of each document in the address of /legal, by its key in `/legal.json`. In a file without records: their
 * check reads it.
 */
export const legalHashes = {
  privacy: "privacy-policy",
  terms: "terms-of-service",
  aup: "acceptable-use-policy",
  refundPolicy: "refund-policy",
} as const;

export type LegalKey = keyof typeof legalHashes;

export const legalKeys = Object.keys(legalHashes) as LegalKey[];

export type LegalHash = (typeof legalHashes)[LegalKey];
