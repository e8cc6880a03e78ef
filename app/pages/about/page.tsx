import { aboutBlocks, aboutStats } from "../../content/about";
import { brand } from "../../content/brand";
import type { PageMeta } from "../../page-meta";
import { wordOrdinalDay } from "../../ui/dates";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";
import { Section } from "../../ui/section";
import { StatStrip } from "../../ui/stat-strip";
import { Tiles } from "../../ui/tiles";
import { Features } from "./features";
import { Timeline } from "./timeline";

export const meta: PageMeta = {
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
