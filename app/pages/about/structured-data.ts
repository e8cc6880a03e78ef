import { brand } from "../../content/brand";
import { organization, type StructuredData } from "../../structured-data";

export function structuredData(): StructuredData {
  return [organization({ foundingDate: brand.foundedOn })];
}
