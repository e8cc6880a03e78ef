import { careerPerks } from "../../content/careers";
import type { PageMeta } from "../../page-meta";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";
import { Section } from "../../ui/section";
import { Tiles } from "../../ui/tiles";
import { Openings } from "./openings";

export const meta: PageMeta = {
  title: "Careers",
  description:
    "Open positions at a small hosting team: support, systems and community, remote in India. What we ask, what you would do, and how to apply.",
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
      <Openings />
    </>
  );
}
