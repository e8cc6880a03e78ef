import * as records from "../../content/partners.yaml";
import type { Partners } from "../../schemas/partners";

export type { Partner } from "../../schemas/partners";

export const partners: Readonly<Partners["partners"]> = records.partners;

export const partnerStats: Readonly<Partners["stats"]> = records.stats;

export const partnerBenefits: Readonly<Partners["benefits"]> = records.benefits;

export const partnerApplication: Partners["application"] = records.application;
