import { brand } from "../../content/brand";
import { organization, type StructuredData } from "../../seo/structured-data";

export { meta, shareCard } from "../../content/pages/about";
export { default as Page } from "./page";

export function structuredData(): StructuredData {
  return [organization({ foundingDate: brand.foundedOn })];
}
