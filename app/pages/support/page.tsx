import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { StatStrip } from "../../components/stat-strip";
import { head, statsLabel } from "../../content/pages/support";
import { supportStats } from "../../content/support-options";
import { Contacts } from "./contacts";
import { Help } from "./help";

export { meta } from "../../content/pages/support";

export default function SupportPage() {
  return (
    <>
      <PageHead {...head} drawing={<Drawing name="prop-support" firstScreen />} drawingSize="small" />
      <Contacts />
      <Help />
      <StatStrip label={statsLabel} stats={supportStats} />
    </>
  );
}
