import { scene } from "virtual:scenes/support";
import { ClosingStrip } from "../../components/closing-strip";
import { CompanyDetails } from "../../components/company-details";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import { company, companyDetails } from "../../content/company";
import { existingLinks } from "../../content/missing-pages";
import { closing, head, statsLabel } from "../../content/pages/support";
import { supportOptions, supportStats } from "../../content/support-options";
import { contactLinks } from "./contact-links";
import { Contacts } from "./contacts";
import { Help } from "./help";
import "../../styles/hours.css";
import "../../styles/skies/two-am.css";

export default function SupportPage() {
  return (
    <>
      <SceneHero {...head} scene={scene} sky="two-am" links={contactLinks(supportOptions)} />
      <Contacts />
      <StatStrip label={statsLabel} stats={supportStats} />
      <Help />
      {closing && (
        <ClosingStrip
          {...closing}
          ground="hour-20"
          links={existingLinks([
            { text: closing.questionsLink, target: { to: "/#questions" }, tone: "dark", icon: "arrow" },
          ])}
        />
      )}
      {import.meta.env.HAS_COMPANY && company && <CompanyDetails {...companyDetails(company)} />}
    </>
  );
}
