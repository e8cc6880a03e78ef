import { productName } from "../../content/pages/website-hosting";
import { websitePlans } from "../../content/website-plans";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export { meta, shareCard } from "../../content/pages/website-hosting";
export { default as Page } from "./page";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct(productName, websitePlans, page)];
}
