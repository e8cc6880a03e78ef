import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import type { PageProps } from "../../entry/page-props";
import { Features } from "./features";
import type { loader } from "./loader";
import { Sheet } from "./sheet";
import { Timeline } from "./timeline";
import "../../styles/hours.css";
import "../../styles/skies/sunrise.css";

export default function AboutPage({ data }: PageProps<typeof loader>) {
  const { hero, stats, timeline, blocks, features, closing } = data;
  return (
    <>
      <SceneHero {...hero} sky="sunrise" next={stats.stats.length > 0 ? "figures" : "section"} />
      <StatStrip {...stats} />
      <Timeline {...timeline} />
      <Sheet {...blocks} />
      <Features {...features} />
      {closing && <ClosingStrip {...closing} ground="hour-24" />}
    </>
  );
}
