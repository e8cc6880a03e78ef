import { company } from "../../content/company";
import { organization, type StructuredData } from "../../seo/structured-data";

export { meta, shareCard } from "../../content/pages/legal";
export { default as Page } from "./page";

/** With the person who answers complaints, whom the page shows. */
export function structuredData(): StructuredData {
  if (!company?.grievanceOfficer) return [];
  const { name, email, telephone } = company.grievanceOfficer;
  const ways = { email, ...(telephone && { telephone }) };
  return [
    organization({ contactPoint: { "@type": "ContactPoint", contactType: "complaints", name, ...ways } }),
  ];
}
