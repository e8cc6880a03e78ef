import { minecraftPlans } from "../../content/minecraft-plans";
import { productName } from "../../content/pages/minecraft";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct(productName, minecraftPlans, page)];
}
