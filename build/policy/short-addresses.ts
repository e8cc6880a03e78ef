import type { LegalHash } from "../../app/content/legal";

/**
 * Addresses short enough to print on an invoice or say on the telephone. 302, not 308: the short address is the one to
 * pass on, and no browser should remember for good which document it led to.
 */
export const shortAddresses = [
  { from: "/privacy", to: "/legal#privacy-policy" },
  { from: "/terms", to: "/legal#terms-of-service" },
  { from: "/acceptable-use", to: "/legal#acceptable-use-policy" },
  { from: "/refund-policy", to: "/legal#refund-policy" },
] as const satisfies readonly { from: string; to: `/legal#${LegalHash}` }[];
