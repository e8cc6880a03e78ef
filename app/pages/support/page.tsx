import { scene } from "virtual:scenes/support";
import { CompanyDetails } from "../../components/company-details";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import { company, companyDetails } from "../../content/company";
import { head, statsLabel } from "../../content/pages/support";
import { supportOptions, supportStats } from "../../content/support-options";
import { contactLinks } from "./contact-links";
import { Contacts } from "./contacts";
import { Help } from "./help";
import "../../styles/skies/two-am.css";

export default function SupportPage() {
  return (
    <>
      <SceneHero {...head} scene={scene} sky="two-am" links={contactLinks(supportOptions)} />
      <Contacts />
      <StatStrip label={statsLabel} stats={supportStats} />
      <Help />
      {import.meta.env.HAS_COMPANY && company && <CompanyDetails {...companyDetails(company)} />}
    </>
  );
}
