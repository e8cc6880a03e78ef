import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { Sheet } from "../../components/sheet";
import { StatStrip } from "../../components/stat-strip";
import { aboutBlocks, aboutStats } from "../../content/about";
import { blocksTitle, head, statsLabel } from "../../content/pages/about";
import { Closing } from "./closing";
import { Features } from "./features";
import { Timeline } from "./timeline";

export { meta } from "../../content/pages/about";

export default function AboutPage() {
  return (
    <>
      <PageHead {...head} drawing={<Drawing name="island" firstScreen />} />
      <StatStrip label={statsLabel} stats={aboutStats} />
      <Timeline />
      <Sheet id="in-short" title={blocksTitle} rows={aboutBlocks} />
      <Features />
      <Closing />
    </>
  );
}
