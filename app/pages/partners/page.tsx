import { partnerStats } from "../../content/partners";
import type { PageMeta } from "../../page-meta";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";
import { StatStrip } from "../../ui/stat-strip";
import { Apply } from "./apply";
import { Benefits } from "./benefits";
import { Cards } from "./cards";

export const meta: PageMeta = {
  title: "Partners",
  description:
    "Communities, creators and companies that build with us, what a partnership brings, and how to apply for one.",
};

export default function PartnersPage() {
  return (
    <>
      <PageHead
        title="Build it next to us."
        lead="Communities, creators and teams who put their name beside ours. We give them servers; they tell us the truth."
        drawing={<Drawing name="prop-network" firstScreen />}
        drawingSize="small"
      />
      <StatStrip label="Partnerships in figures" stats={partnerStats} />
      <Cards />
      <Benefits />
      <Apply />
    </>
  );
}
