import { ClosingStrip } from "../../components/closing-strip";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { TileSection } from "../../components/tile-section";
import { existingLinks } from "../../content/brand";
import { closing, head } from "../../content/pages/vps";
import { vpsFeatures } from "../../content/vps-features";
import { Plans } from "./plans";

export { meta } from "../../content/pages/vps";

export default function VpsPage() {
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        links={[
          { text: head.plansLink, target: { anchor: "#plans" }, icon: "arrow" },
          { text: head.supportLink, target: { to: "/support" }, tone: "dark" },
        ]}
        drawing={<Drawing name="prop-hardware" firstScreen />}
      />
      <TileSection tiles={vpsFeatures} />
      <Plans />
      <ClosingStrip
        title={closing.title}
        text={closing.text}
        links={existingLinks([
          { text: closing.websiteLink, target: { to: "/website-hosting" }, tone: "dark", icon: "arrow" },
        ])}
      />
    </>
  );
}
