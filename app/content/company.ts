import type { Company } from "../../site/schemas/company";
import { words } from "./interface";

/** Undefined without its file; the build then removes the code for it. */
export { default as company } from "../../content/company.yaml";
export type { Company };

/** "4 Harbour Road, Mumbai 400001, Maharashtra, India". */
export function addressLine({ address }: Company): string {
  const { street, city, postalCode, region, country, countryName = country } = address;
  return [street, `${city} ${postalCode}`, region, countryName].filter(Boolean).join(", ");
}

/** What pages show of a company. The promise is that of India's Consumer Protection (E-Commerce) Rules, 2020. */
export function companyDetails(company: Company) {
  const isIndian = company.address.country === "IN";
  return {
    ...company,
    address: addressLine(company),
    ...(isIndian && {
      promise: words.company.promise,
    }),
  };
}
