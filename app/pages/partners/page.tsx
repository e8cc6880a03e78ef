import { ClosingStrip } from "../../components/closing-strip";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { StatStrip } from "../../components/stat-strip";
import { closing, head, partnerCount, statsLabel } from "../../content/pages/partners";
import { partnerApplication, partnerStats, partners } from "../../content/partners";
import { Benefits } from "./benefits";
import { Cards } from "./cards";
import { Crests } from "./crests";

export { meta } from "../../content/pages/partners";

const { label, labelForOne, text } = partnerCount;
const count = partners.length;
const countStat = {
  id: "partner-count",
  value: count,
  label: count === 1 ? labelForOne : label,
  text,
  graphic: <Crests />,
};

export default function PartnersPage() {
  return (
    <>
      <PageHead {...head} drawing={<Drawing name="prop-network" firstScreen />} drawingSize="small" />
      <StatStrip label={statsLabel} stats={count > 0 ? [...partnerStats, countStat] : partnerStats} />
      {count > 0 && <Cards />}
      <Benefits />
      <ClosingStrip
        {...closing}
        links={[
          {
            text: closing.applyLink,
            target: { href: partnerApplication.destination },
            icon: "arrow",
          },
        ]}
      />
    </>
  );
}
