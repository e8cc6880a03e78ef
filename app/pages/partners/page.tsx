import { ClosingStrip } from "../../components/closing-strip";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { StatStrip } from "../../components/stat-strip";
import { addressOf } from "../../content/brand";
import { partnerApplication, partnerStats, partners } from "../../content/partners";
import type { PageMeta } from "../../seo/page-meta";
import { Benefits } from "./benefits";
import { Cards } from "./cards";

export const meta: PageMeta = {
  name: "Partners",
  title: "Partners",
  description:
    "Communities, creators and companies that build with us, what a partnership brings, and how to apply for one.",
};

const partnerCount = {
  id: "partner-count",
  value: partners.length,
  label: partners.length === 1 ? "Partner" : "Partners",
  text: "Few enough that we know what each of them is working on.",
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
      <StatStrip
        label="Partnerships in figures"
        stats={partners.length > 0 ? [...partnerStats, partnerCount] : partnerStats}
      />
      {partners.length > 0 && <Cards />}
      <Benefits />
      <ClosingStrip
        title="Have something worth hosting?"
        text="Tell us what you make, who it is for and what breaks first when people show up. Two paragraphs are plenty."
        links={[
          {
            text: "Apply Now",
            target: { href: addressOf(partnerApplication.destination) },
            icon: "arrow",
          },
        ]}
      />
    </>
  );
}
