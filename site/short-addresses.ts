import type { LegalHash } from "./legal-hashes";

/** Addresses short enough for an invoice or a telephone call. In a file without records: their check reads it. */
export const shortAddresses: Readonly<Record<string, `/legal#${LegalHash}`>> = {
  "/privacy": "/legal#privacy-policy",
  "/terms": "/legal#terms-of-service",
  "/acceptable-use": "/legal#acceptable-use-policy",
  "/refund-policy": "/legal#refund-policy",
};

export const clientAreaAddress = "/backstage";

/** A redirect answers each of them and all below it. */
export const redirectedPaths = [clientAreaAddress, ...Object.keys(shortAddresses)];
