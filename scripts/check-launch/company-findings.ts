import type { Content } from "../../build/content/content";
import type { Records } from "../../schemas/all-schemas";
import { type Finding, legalFile, legalLines, look, sourceLine } from "./finding";

const ecommerceRules = "the Consumer Protection (E-Commerce) Rules of 2020";

/** What Indian law asks a seller to show. A reminder: see docs/owner.md. */
export function companyFindings(content: Content): Finding[] {
  const { brand, company } = content as Partial<Pick<Records, "brand" | "company">>;
  if (brand?.currency !== "INR" && company?.address.country !== "IN") return [];
  return [
    ...missingDetails(company),
    ...privacyContact([company?.grievanceOfficer?.email, brand?.supportEmail]),
  ];
}

function missingDetails(company: Records["company"]): Finding[] {
  if (!company) {
    const sentence = `No page says who runs the company: ${ecommerceRules} ask for its legal name and address, and for a grievance officer with name, designation and contact.`;
    return [look("text", "content/company.yaml", sentence)];
  }
  const { numbers = [], grievanceOfficer } = company;
  const sentences = [
    !grievanceOfficer &&
      `company.yaml names no grievance officer: ${ecommerceRules} ask for name, designation and contact.`,
    !numbers.some(({ kind }) => kind) &&
      "company.yaml has no tax number: if you are registered for GST, add the GSTIN to numbers, with kind tax.",
  ];
  return sentences
    .filter((sentence) => sentence !== false)
    .map((sentence) => look("text", sourceLine("company"), sentence));
}

/** Either address will do: the owner decides who answers. */
function privacyContact(addresses: readonly (string | undefined)[]): Finding[] {
  const texts = legalLines().join("\n");
  if (addresses.some((address) => address && texts.includes(address))) return [];
  const sentence =
    "The privacy policy has no mail address of the grievance officer or of support: the Digital Personal Data Protection Act, 2023, asks for the contact of a person who answers questions about personal data.";
  return [look("text", legalFile, sentence)];
}
