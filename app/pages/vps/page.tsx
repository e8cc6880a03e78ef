import { vpsPlans } from "../../content/vps-plans";
import type { PageMeta } from "../../page-meta";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";
import { priceRange } from "../../ui/price-range";

const { lowest } = priceRange(vpsPlans);

export const meta: PageMeta = {
  title: `VPS hosting from ${lowest} a month`,
  description: `Virtual servers with root access on AMD Ryzen and Epyc hosts, from ${lowest} a month. RAM, cores, storage and transfer side by side, in rupees.`,
};

export default function VpsPage() {
  return (
    <PageHead
      title="A whole machine, minus the noise."
      lead={`Root access, your choice of system, and the same Ryzen and Epyc hosts our game servers run on. From ${lowest} a month.`}
      drawing={<Drawing name="prop-hardware" firstScreen />}
    />
  );
}
