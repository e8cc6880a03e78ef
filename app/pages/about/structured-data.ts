import { brand } from "../../content/brand";
import { organization, type StructuredData } from "../../seo/structured-data";

export function structuredData(): StructuredData {
  return [organization({ foundingDate: brand.foundedOn })];
}
