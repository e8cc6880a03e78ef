import { scene } from "virtual:scenes/about";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { Sheet } from "../../components/sheet";
import { StatStrip } from "../../components/stat-strip";
import { aboutBlocks, aboutStats, milestones } from "../../content/about";
import { existingLinks, gamesPath, isMissingPage } from "../../content/missing-pages";
import { blocksDrawing, blocksTitle, closing, head, statsLabel } from "../../content/pages/about";
import { Features } from "./features";
import { Timeline } from "./timeline";
import "../../styles/hours.css";
import "../../styles/skies/sunrise.css";

const plansLink: ButtonRowLink = { text: head.plansLink, target: { to: "/minecraft" }, icon: "arrow" };
const timelineLink: ButtonRowLink = { text: head.timelineLink, target: { href: "#timeline" }, tone: "dark" };

export default function AboutPage() {
  return (
    <>
      <SceneHero
        {...head}
        scene={scene}
        sky="sunrise"
        links={existingLinks(milestones.length > 0 ? [plansLink, timelineLink] : [plansLink])}
        next={aboutStats.length > 0 ? "figures" : "section"}
      />
      <StatStrip label={statsLabel} stats={aboutStats} />
      <Timeline />
      <Sheet id="in-short" title={blocksTitle} drawing={blocksDrawing} ground="hour-23" rows={aboutBlocks} />
      <Features />
      {/* It is about the smallest Minecraft plan. */}
      {!isMissingPage("/minecraft") && (
        <ClosingStrip
          {...closing}
          ground="hour-24"
          links={existingLinks([
            { text: closing.gamesLink, target: { to: gamesPath() }, icon: "arrow" },
            { text: closing.supportLink, target: { to: "/support" }, tone: "dark" },
          ])}
        />
      )}
    </>
  );
}
