import * as records from "../../content/support-options.yaml";
import type { SupportOptions } from "../../schemas/support-options";

export const supportStats: Readonly<SupportOptions["stats"]> = records.stats;

export const supportOptions: Readonly<SupportOptions["options"]> = records.options;

export const helpCategories: Readonly<SupportOptions["helpCategories"]> = records.helpCategories;
