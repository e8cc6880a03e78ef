import { scene } from "virtual:scenes/legal";
import { CompanyDetails } from "../../components/company-details";
import { SceneHero } from "../../components/scene-hero";
import { company, companyDetails } from "../../content/company";
import { head } from "../../content/pages/legal";
import { Documents } from "./documents";
import "../../styles/skies/evening.css";

export default function LegalPage() {
  return (
    <>
      <SceneHero
        scene={scene}
        alt={head.alt}
        sky="evening"
        next="tabs"
        eyebrow={head.eyebrow}
        title={head.title}
        lead={head.lead}
        links={[{ text: head.supportLink, target: { to: "/support" }, tone: "dark" }]}
      />
      <Documents />
      {import.meta.env.HAS_COMPANY && company && <CompanyDetails {...companyDetails(company)} />}
    </>
  );
}
