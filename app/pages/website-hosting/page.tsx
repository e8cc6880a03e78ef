import { websitePlans } from "../../content/website-plans";
import type { PageMeta } from "../../page-meta";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";
import { priceRange } from "../../ui/price-range";

const { lowest } = priceRange(websitePlans);

export const meta: PageMeta = {
  title: `cPanel website hosting from ${lowest} a month`,
  description: `Put your clan, shop or school online: cPanel hosting with domains, bandwidth and backups, from ${lowest} a month, billed in rupees.`,
};

export default function WebsiteHostingPage() {
  return (
    <PageHead
      title="A home page for the rest of it."
      lead={`cPanel, your own domain and backups that run while you sleep. From ${lowest} a month.`}
      drawing={<Drawing name="prop-panel" firstScreen />}
    />
  );
}
