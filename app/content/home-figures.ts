import records from "../../content/home-figures.yaml";
import type { HomeFigures } from "../../schemas/home-figures";

export const homeFigures: HomeFigures = records;
