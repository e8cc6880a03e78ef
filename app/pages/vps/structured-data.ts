import { vpsPlans } from "../../content/vps-plans";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct("VPS hosting", vpsPlans, page)];
}
