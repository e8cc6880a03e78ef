import { perks, values } from "../../content/careers.yaml";
import type { Careers } from "../../schemas/careers";

export const careerPerks: Readonly<Careers["perks"]> = perks;

export const careerValues: Readonly<Careers["values"]> = values;
