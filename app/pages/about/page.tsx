import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { StatStrip } from "../../components/stat-strip";
import { TileSection } from "../../components/tile-section";
import { aboutBlocks, aboutStats } from "../../content/about";
import { head, statsLabel } from "../../content/pages/about";
import { Features } from "./features";
import { Timeline } from "./timeline";

export { meta } from "../../content/pages/about";

export default function AboutPage() {
  return (
    <>
      <PageHead {...head} drawing={<Drawing name="island" firstScreen />} />
      <StatStrip label={statsLabel} stats={aboutStats} />
      <TileSection tiles={aboutBlocks} />
      <Features />
      <Timeline />
    </>
  );
}
