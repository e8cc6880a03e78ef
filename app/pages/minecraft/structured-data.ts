import { minecraftPlans } from "../../content/minecraft-plans";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct("Minecraft server hosting", minecraftPlans, page)];
}
