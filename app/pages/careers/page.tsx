import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { head, meta as metaWithOpenings, noOpenings } from "../../content/pages/careers";
import { positions } from "../../content/positions";
import type { PageMeta } from "../../seo/page-meta";
import { NoOpenings } from "./no-openings";
import { Openings } from "./openings";
import { Perks } from "./perks";
import { Values } from "./values";

export const meta: PageMeta =
  positions.length > 0 ? metaWithOpenings : { ...metaWithOpenings, description: noOpenings.description };

export default function CareersPage() {
  return (
    <>
      <PageHead {...head} drawing={<Drawing name="prop-support" firstScreen />} drawingSize="small" />
      {positions.length > 0 ? <Openings /> : <NoOpenings />}
      <Perks />
      <Values />
    </>
  );
}
