import * as records from "../../content/careers.yaml";
import type { Careers } from "../../schemas/careers";

export const careerPerks: Readonly<Careers["perks"]> = records.perks;

export const careerValues: Readonly<Careers["values"]> = records.values;
