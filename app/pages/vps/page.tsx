import { ClosingStrip } from "../../components/closing-strip";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { vpsFeatures } from "../../content/vps-features";
import { vpsPlans } from "../../content/vps-plans";
import { websitePlans } from "../../content/website-plans";
import { priceRange } from "../../format/price-range";
import type { PageMeta } from "../../seo/page-meta";
import { Plans } from "./plans";

const { lowest } = priceRange(vpsPlans);

export const meta: PageMeta = {
  name: "VPS Hosting",
  title: `VPS hosting from ${lowest} a month`,
  description: `Virtual servers with root access on AMD Ryzen and Epyc hosts, from ${lowest} a month. RAM, cores, storage and transfer side by side, in rupees.`,
};

export default function VpsPage() {
  return (
    <>
      <PageHead
        title="A whole machine, minus the noise."
        lead={`Root access, your choice of system, and the same Ryzen and Epyc hosts our game servers run on. From ${lowest}\u00a0a\u00a0month.`}
        links={[
          { text: "See VPS plans", target: { anchor: "#plans" }, icon: "arrow" },
          { text: "Talk to us", target: { to: "/support" }, tone: "dark" },
        ]}
        drawing={<Drawing name="prop-hardware" firstScreen />}
      />
      <Section space="small">
        <Tiles tiles={vpsFeatures} />
      </Section>
      <Plans />
      <ClosingStrip
        title="Need a website too?"
        text={`cPanel hosting starts at ${priceRange(websitePlans).lowest}\u00a0a\u00a0month, with backups on every plan.`}
        links={[
          { text: "See website hosting", target: { to: "/website-hosting" }, tone: "dark", icon: "arrow" },
        ]}
      />
    </>
  );
}
