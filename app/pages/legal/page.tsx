import { CompanyDetails } from "../../components/company-details";
import { SceneHero } from "../../components/scene-hero";
import type { PageProps } from "../../entry/page-props";
import { Documents } from "./documents";
import type { loader } from "./loader";
import "../../styles/skies/evening.css";

export default function LegalPage({ data }: PageProps<typeof loader>) {
  const { hero, documents, company } = data;
  return (
    <>
      <SceneHero
        {...hero}
        sky="evening"
        next="tabs"
        links={[{ text: hero.supportLink, target: { to: "/support" }, tone: "dark" }]}
      />
      <Documents {...documents} />
      {company && <CompanyDetails {...company} />}
    </>
  );
}
