import { type LegalHash, type LegalKey, legalHashes } from "../../../site/legal-hashes";
import type { Site } from "../../../site/site";
import { companyDetails } from "../../loaders/company";
import type { PageHead } from "../../loaders/head";
import { organization } from "../../loaders/structured-data";

/** Of a document: its key in `/legal.json`, its hash in the address, its title. */
export type LegalTab = { key: LegalKey; hash: LegalHash; title: string };

export type DocumentsData = ReturnType<typeof loader>["documents"];

export function loader(site: Site) {
  const { records, drawings, format } = site;
  const { head, words } = records["pages/legal"];
  return {
    hero: { ...head, scene: drawings.scenes.legal },
    documents: { tabs: legalTabs(site), words, dayFormat: format.dayFormat },
    company: companyDetails(site),
  };
}

/** With the person who answers complaints, whom the page shows. */
export function head(site: Site): PageHead {
  const { company, "pages/legal": page } = site.records;
  const { meta, shareCard } = page;
  if (!company?.grievanceOfficer) return { meta, shareCard };
  const { name, email, telephone } = company.grievanceOfficer;
  const ways = { email, ...(telephone && { telephone }) };
  const contactPoint = { "@type": "ContactPoint", contactType: "complaints", name, ...ways } as const;
  return { meta, shareCard, structuredData: () => [organization(site, { contactPoint })] };
}

/** The first is shown if the address has no hash. */
export function legalTabs({ records }: Pick<Site, "records">) {
  const { documentTitles } = records["pages/legal"];
  const tab = (key: LegalKey): LegalTab => ({ key, hash: legalHashes[key], title: documentTitles[key] });
  return [tab("privacy"), tab("terms"), tab("aup"), tab("refundPolicy")] as const;
}
