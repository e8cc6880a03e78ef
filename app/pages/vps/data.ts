import { productName } from "../../content/pages/vps";
import { vpsPlans } from "../../content/vps-plans";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export { meta, shareCard } from "../../content/pages/vps";
export { default as Page } from "./page";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct(productName, vpsPlans, page)];
}
