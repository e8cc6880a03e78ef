import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { StatStrip } from "../../components/stat-strip";
import { supportOptions, supportStats } from "../../content/support-options";
import type { PageMeta } from "../../seo/page-meta";
import { Contacts } from "./contacts";
import { Help } from "./help";
import { responseTime } from "./response-time";

const ways = supportOptions.map(({ title }) => title).join(", ");
const firstAnswer = responseTime ? `First answer in ${responseTime}` : "Answers";

export const meta: PageMeta = {
  name: "Support",
  title: "Support, day and night",
  description: `${ways}: reach a person at any hour. ${firstAnswer}, from people who run servers themselves.`,
};

export default function SupportPage() {
  return (
    <>
      <PageHead
        title="Someone is awake."
        lead="Reach a person at any hour. Pick the way that suits the problem; the tea is on us."
        drawing={<Drawing name="prop-support" firstScreen />}
        drawingSize="small"
      />
      <Contacts />
      <Help />
      <StatStrip label="Support in figures" stats={supportStats} />
    </>
  );
}
