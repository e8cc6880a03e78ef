import { scene } from "virtual:scenes/partners";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import { Tiles } from "../../components/tiles";
import { benefits, closing, head, partnerCount, statsLabel } from "../../content/pages/partners";
import { partnerApplication, partnerBenefits, partnerStats, partners } from "../../content/partners";
import { Cards } from "./cards";
import { Crests } from "./crests";
import "../../styles/hours.css";
import "../../styles/skies/five-am.css";
import "../../styles/tiles/steps.css";

const { label, labelForOne, text } = partnerCount;
const count = partners.length;
const countStat = {
  id: "partner-count",
  value: count,
  label: count === 1 ? labelForOne : label,
  text,
  graphic: <Crests />,
};

const stats = count > 0 ? [...partnerStats, countStat] : partnerStats;
const apply: ButtonRowLink = {
  text: closing.applyLink,
  target: { href: partnerApplication.destination },
  icon: "arrow",
};
const cardsLink: ButtonRowLink = { text: head.partnersLink, target: { href: "#partners" }, tone: "dark" };

export default function PartnersPage() {
  return (
    <>
      <SceneHero
        {...head}
        scene={scene}
        sky="five-am"
        links={count > 0 ? [apply, cardsLink] : [apply]}
        next={stats.length > 2 ? "figures" : "few-figures"}
      />
      <StatStrip label={statsLabel} stats={stats} />
      {count > 0 && <Cards />}
      <Tiles look="steps" ground="hour-23" head={{ id: "benefits", ...benefits }} tiles={partnerBenefits} />
      <ClosingStrip {...closing} links={[apply]} />
    </>
  );
}
