import { vpsPlans } from "../../content/vps-plans";
import { priceRange } from "../../format/price-range";
import type { PageMeta } from "../../seo/page-meta";
import { Closing } from "./closing";
import { Features } from "./features";
import { Hero } from "./hero";
import { Plans } from "./plans";

const { lowest } = priceRange(vpsPlans);

export const meta: PageMeta = {
  title: `VPS hosting from ${lowest} a month`,
  description: `Virtual servers with root access on AMD Ryzen and Epyc hosts, from ${lowest} a month. RAM, cores, storage and transfer side by side, in rupees.`,
};

export default function VpsPage() {
  return (
    <>
      <Hero />
      <Features />
      <Plans />
      <Closing />
    </>
  );
}
