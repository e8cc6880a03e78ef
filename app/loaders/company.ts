import type { Company } from "../../site/schemas/company";
import type { Site } from "../../site/site";

/** "4 Harbour Road, Mumbai 400001, Maharashtra, India". */
export function addressLine({ address }: Company): string {
  const { street, city, postalCode, region, country, countryName = country } = address;
  return [street, `${city} ${postalCode}`, region, countryName].filter(Boolean).join(", ");
}

/** What pages show of the company, if its file is there. The promise is that of India's Consumer Protection (E-Commerce) Rules, 2020. */
export function companyDetails({ records: { company }, words }: Site) {
  if (!company) return undefined;
  const { legalName, numbers = [], grievanceOfficer } = company;
  return {
    legalName,
    address: addressLine(company),
    numbers: numbers.map(({ label, value }) => ({ label, value })),
    grievanceOfficer: grievanceOfficer && {
      ...grievanceOfficer,
      label: words.company.grievanceOfficer,
      promise: company.address.country === "IN" ? words.company.promise : undefined,
    },
  };
}
