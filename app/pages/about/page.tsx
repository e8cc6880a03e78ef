import { scene } from "virtual:scenes/about";
import type { ButtonRowLink } from "../../components/button-row";
import { SceneHero } from "../../components/scene-hero";
import { Sheet } from "../../components/sheet";
import { StatStrip } from "../../components/stat-strip";
import { aboutBlocks, aboutStats, milestones } from "../../content/about";
import { existingLinks } from "../../content/missing-pages";
import { blocksDrawing, blocksTitle, head, statsLabel } from "../../content/pages/about";
import { Closing } from "./closing";
import { Features } from "./features";
import { Timeline } from "./timeline";
import "../../styles/skies/sunrise.css";

const plansLink: ButtonRowLink = { text: head.plansLink, target: { to: "/minecraft" }, icon: "arrow" };
const timelineLink: ButtonRowLink = {
  text: head.timelineLink,
  target: { anchor: "#timeline" },
  tone: "dark",
};

export default function AboutPage() {
  return (
    <>
      <SceneHero
        scene={scene}
        alt={head.alt}
        sky="sunrise"
        eyebrow={head.eyebrow}
        title={head.title}
        lead={head.lead}
        links={existingLinks(milestones.length > 0 ? [plansLink, timelineLink] : [plansLink])}
        next={aboutStats.length > 0 ? "figures" : "section"}
      />
      <StatStrip label={statsLabel} stats={aboutStats} />
      <Timeline />
      <Sheet id="in-short" title={blocksTitle} drawing={blocksDrawing} rows={aboutBlocks} />
      <Features />
      <Closing />
    </>
  );
}
