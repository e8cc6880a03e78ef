import { brand } from "../../content/brand";
import { organization, type StructuredData } from "../../seo/structured-data";

export function structuredData(): StructuredData {
  return [
    organization({
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: brand.supportEmail,
        telephone: brand.telephone,
      },
    }),
  ];
}
