import { scene } from "virtual:scenes/partners";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import { closing, head, partnerCount, statsLabel } from "../../content/pages/partners";
import { partnerApplication, partnerStats, partners } from "../../content/partners";
import { Benefits } from "./benefits";
import { Cards } from "./cards";
import { Crests } from "./crests";
import "../../styles/skies/five-am.css";

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
const cardsLink: ButtonRowLink = { text: head.partnersLink, target: { anchor: "#partners" }, tone: "dark" };

export default function PartnersPage() {
  return (
    <>
      <SceneHero
        scene={scene}
        alt={head.alt}
        sky="five-am"
        eyebrow={head.eyebrow}
        title={head.title}
        lead={head.lead}
        links={count > 0 ? [apply, cardsLink] : [apply]}
        next={stats.length > 2 ? "figures" : "few-figures"}
      />
      <StatStrip label={statsLabel} stats={stats} />
      {count > 0 && <Cards />}
      <Benefits />
      <ClosingStrip {...closing} links={[apply]} />
    </>
  );
}
