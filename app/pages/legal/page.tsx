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
        {...head}
        scene={scene}
        sky="evening"
        next="tabs"
        links={[{ text: head.supportLink, target: { to: "/support" }, tone: "dark" }]}
      />
      <Documents />
      {import.meta.env.HAS_COMPANY && company && <CompanyDetails {...companyDetails(company)} />}
    </>
  );
}
