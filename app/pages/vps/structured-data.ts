import { productName } from "../../content/pages/vps";
import { vpsPlans } from "../../content/vps-plans";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct(productName, vpsPlans, page)];
}
