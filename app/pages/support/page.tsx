import { supportStats } from "../../content/support-options";
import type { PageMeta } from "../../page-meta";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";
import { StatStrip } from "../../ui/stat-strip";
import { Contacts } from "./contacts";
import { Help } from "./help";

export const meta: PageMeta = {
  title: "Support, day and night",
  description:
    "Reach us by e-mail, telephone, Discord or ticket, 24/7. First answer in under 15 minutes, from people who run servers themselves.",
};

export default function SupportPage() {
  return (
    <>
      <PageHead
        title="Someone is awake."
        lead="Four ways to reach a person, at any hour. Pick the one that suits the problem; the tea is on us."
        drawing={<Drawing name="prop-support" firstScreen />}
        drawingSize="small"
      />
      <Contacts />
      <Help />
      <StatStrip label="Support in figures" stats={supportStats} />
    </>
  );
}
