import { ClosingStrip } from "../../components/closing-strip";
import { CompanyDetails } from "../../components/company-details";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import type { PageProps } from "../../entry/page-props";
import { Contacts } from "./contacts";
import { Help } from "./help";
import type { loader } from "./loader";
import "../../styles/hours.css";
import "../../styles/skies/two-am.css";

export default function SupportPage({ data }: PageProps<typeof loader>) {
  const { hero, contacts, stats, help, closing, company } = data;
  return (
    <>
      <SceneHero {...hero} sky="two-am" />
      <Contacts {...contacts} />
      <StatStrip {...stats} />
      <Help categories={help} />
      {closing && <ClosingStrip {...closing} ground="hour-20" />}
      {company && <CompanyDetails {...company} />}
    </>
  );
}
