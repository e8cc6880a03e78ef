import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { StatStrip } from "../../components/stat-strip";
import { Tiles } from "../../components/tiles";
import { aboutBlocks, aboutStats } from "../../content/about";
import { brand } from "../../content/brand";
import { wordOrdinalDay } from "../../format/dates";
import type { PageMeta } from "../../seo/page-meta";
import { Features } from "./features";
import { Timeline } from "./timeline";

export const meta: PageMeta = {
  name: "About",
  title: "About us",
  description: `A small hosting team for Indian gamers and Minecraft communities, founded on ${wordOrdinalDay(brand.foundedOn)}: who we are, what we run and how we got here.`,
};

export default function AboutPage() {
  return (
    <>
      <PageHead
        title="We keep the beat."
        lead="A small team for Indian gamers and Minecraft communities. We watch the tick rate so that you can watch the creeper."
        drawing={<Drawing name="island" firstScreen />}
      />
      <StatStrip label="The company in figures" stats={aboutStats} />
      <Section space="small">
        <Tiles tiles={aboutBlocks} />
      </Section>
      <Features />
      <Timeline />
    </>
  );
}
