import { ClosingStrip } from "../../components/closing-strip";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { TileSection } from "../../components/tile-section";
import { existingLinks } from "../../content/brand";
import { closing, head } from "../../content/pages/website-hosting";
import { websiteFeatures } from "../../content/website-features";
import { Plans } from "./plans";
import { Users } from "./users";

export { meta } from "../../content/pages/website-hosting";

export default function WebsiteHostingPage() {
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        links={[
          { text: head.plansLink, target: { anchor: "#plans" }, icon: "arrow" },
          { text: head.supportLink, target: { to: "/support" }, tone: "dark" },
        ]}
        note={<Users />}
        drawing={<Drawing name="prop-panel" firstScreen />}
      />
      <TileSection tiles={websiteFeatures} />
      <Plans />
      <ClosingStrip
        title={closing.title}
        text={closing.text}
        links={existingLinks([
          { text: closing.vpsLink, target: { to: "/vps" }, tone: "dark", icon: "arrow" },
        ])}
      />
    </>
  );
}
