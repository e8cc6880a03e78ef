import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { careerPerks } from "../../content/careers";
import { positions } from "../../content/positions";
import type { PageMeta } from "../../seo/page-meta";
import { NoOpenings } from "./no-openings";
import { Openings } from "./openings";

export const meta: PageMeta = {
  name: "Careers",
  title: "Careers",
  description:
    positions.length > 0
      ? "Open positions at a small hosting team that runs game servers, VPS and websites. What we ask, what you would do, and how to apply."
      : "What it is like to work in a small hosting team, and how to hear of the next open position.",
};

export default function CareersPage() {
  return (
    <>
      <PageHead
        title="Keep the night shift with us."
        lead="A small team that reads logs for fun. Work from anywhere with good internet and better tea."
        drawing={<Drawing name="prop-support" firstScreen />}
        drawingSize="small"
      />
      <Section space="small">
        <Tiles tiles={careerPerks} />
      </Section>
      {positions.length > 0 ? <Openings /> : <NoOpenings />}
    </>
  );
}
