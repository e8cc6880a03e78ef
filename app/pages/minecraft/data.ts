import { minecraftPlans } from "../../content/minecraft-plans";
import { productName } from "../../content/pages/minecraft";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export { meta, shareCard } from "../../content/pages/minecraft";
export { default as Page } from "./page";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct(productName, minecraftPlans, page)];
}
