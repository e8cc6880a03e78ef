import { brand, destinations } from "../../content/brand";
import { supportOptions } from "../../content/support-options";
import { organization, type StructuredData } from "../../seo/structured-data";

export { meta, shareCard } from "../../content/pages/support";
export { default as Page } from "./page";

/** With mail address and telephone number if the page shows them. */
export function structuredData(): StructuredData {
  const shown = supportOptions.map(({ destination }) => destination);
  const ways = {
    ...(shown.includes(destinations.supportMail) && { email: brand.supportEmail }),
    ...(shown.includes(destinations.supportTelephone) && { telephone: brand.telephone }),
  };
  if (Object.keys(ways).length === 0) return [organization()];
  return [
    organization({ contactPoint: { "@type": "ContactPoint", contactType: "customer support", ...ways } }),
  ];
}
