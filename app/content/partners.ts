export {
  application as partnerApplication,
  benefits as partnerBenefits,
  partners,
  stats as partnerStats,
} from "../../content/partners.yaml";

export type { Partner } from "../../site/schemas/company";
