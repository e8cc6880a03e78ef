import { type LegalHash, type LegalKey, legalHashes } from "./legal-hashes";
import { documentTitles } from "./pages/legal";

export type { LegalDocument, LegalSection, ParsedLegal } from "./parse-legal";
export { parseLegal } from "./parse-legal";
export type { LegalHash, LegalKey };

/** A tab of the legal page: its key in `/legal.json`, its hash in the address, its title. */
export type LegalTab = { key: LegalKey; hash: LegalHash; title: string };

function legalTab(key: LegalKey): LegalTab {
  return { key, hash: legalHashes[key], title: documentTitles[key] };
}

/** In the order of the tabs; the first is shown if the address has no hash. */
export const legalTabs = [
  legalTab("privacy"),
  legalTab("terms"),
  legalTab("aup"),
  legalTab("refundPolicy"),
] as const satisfies readonly LegalTab[];
