import { BackLink } from "../../components/back-link";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import type { PageProps } from "../../entry/page-props";
import { Description, Facts } from "./description";
import type { loader } from "./loader";
import { Others } from "./others";
import "../../styles/skies/one-am.css";

export default function PositionPage({ data }: PageProps<typeof loader>) {
  const { hero, backLink, apply, facts, description, closing, others } = data;
  return (
    <>
      <SceneHero
        {...hero}
        sky="one-am"
        next="figures"
        above={<BackLink to="/careers" text={backLink} />}
        links={[apply]}
      />
      <Facts {...facts} />
      <Description {...description} />
      <ClosingStrip {...closing} links={[apply]} />
      <Others {...others} />
    </>
  );
}
