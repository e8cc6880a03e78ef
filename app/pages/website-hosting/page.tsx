import { ClosingStrip } from "../../components/closing-strip";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { vpsPlans } from "../../content/vps-plans";
import { websiteFeatures } from "../../content/website-features";
import { websitePlans } from "../../content/website-plans";
import { priceRange } from "../../format/price-range";
import type { PageMeta } from "../../seo/page-meta";
import { Plans } from "./plans";
import { Users } from "./users";

const { lowest } = priceRange(websitePlans);

export const meta: PageMeta = {
  name: "Website Hosting",
  title: `cPanel website hosting from ${lowest} a month`,
  description: `Put your clan, shop or school online: cPanel hosting with domains, bandwidth and backups, from ${lowest} a month, billed in rupees.`,
};

export default function WebsiteHostingPage() {
  return (
    <>
      <PageHead
        title="A home page for the rest of it."
        lead={`cPanel, your own domain and backups that run while you sleep. From ${lowest}\u00a0a\u00a0month.`}
        links={[
          { text: "See website plans", target: { anchor: "#plans" }, icon: "arrow" },
          { text: "Talk to us", target: { to: "/support" }, tone: "dark" },
        ]}
        note={<Users />}
        drawing={<Drawing name="prop-panel" firstScreen />}
      />
      <Section space="small">
        <Tiles tiles={websiteFeatures} />
      </Section>
      <Plans />
      <ClosingStrip
        title="Outgrown a control panel?"
        text={`A VPS gives you the whole machine and its root password, from ${priceRange(vpsPlans).lowest}\u00a0a\u00a0month.`}
        links={[{ text: "See VPS plans", target: { to: "/vps" }, tone: "dark", icon: "arrow" }]}
      />
    </>
  );
}
