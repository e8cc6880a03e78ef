import { websitePlans } from "../../content/website-plans";
import { type DescribedPage, planProduct, type StructuredData } from "../../seo/structured-data";

export function structuredData(page: DescribedPage): StructuredData {
  return [planProduct("cPanel website hosting", websitePlans, page)];
}
