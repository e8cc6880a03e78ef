import type { LegalHash } from "../../app/content/legal";

/**
 * Addresses short enough for an invoice or a telephone call. 302 and not 308: the destination may change, so browsers
 * must not cache it.
 */
export const shortAddresses = [
  { from: "/privacy", to: "/legal#privacy-policy" },
  { from: "/terms", to: "/legal#terms-of-service" },
  { from: "/acceptable-use", to: "/legal#acceptable-use-policy" },
  { from: "/refund-policy", to: "/legal#refund-policy" },
] as const satisfies readonly { from: string; to: `/legal#${LegalHash}` }[];
