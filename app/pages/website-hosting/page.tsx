import { websitePlans } from "../../content/website-plans";
import { priceRange } from "../../format/price-range";
import type { PageMeta } from "../../seo/page-meta";
import { Closing } from "./closing";
import { Features } from "./features";
import { Hero } from "./hero";
import { Plans } from "./plans";

const { lowest } = priceRange(websitePlans);

export const meta: PageMeta = {
  title: `cPanel website hosting from ${lowest} a month`,
  description: `Put your clan, shop or school online: cPanel hosting with domains, bandwidth and backups, from ${lowest} a month, billed in rupees.`,
};

export default function WebsiteHostingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Plans />
      <Closing />
    </>
  );
}
