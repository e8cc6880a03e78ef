import { scene } from "virtual:scenes/position";
import { useParams } from "react-router";
import { BackLink } from "../../components/back-link";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { destinations } from "../../content/brand";
import { closing, head } from "../../content/pages/position";
import { positionBySlug } from "../../content/positions";
import { applicationMail } from "../../format/application-mail";
import { Description } from "./description";
import { Facts } from "./facts";
import { Others } from "./others";
import "../../styles/skies/one-am.css";

export default function PositionPage() {
  const position = positionBySlug(useParams().slug);
  if (!position) return null;
  const apply: ButtonRowLink = {
    text: head.applyLink,
    target: { href: applicationMail(destinations.careersMail, position.title) },
    icon: "mail",
  };
  return (
    <>
      <SceneHero
        scene={scene}
        sky="one-am"
        next="figures"
        eyebrow={head.eyebrow}
        above={<BackLink to="/careers" text={head.backLink} />}
        title={position.title}
        lead={position.description}
        links={[apply]}
      />
      <Facts position={position} />
      <Description position={position} />
      <ClosingStrip {...closing} links={[apply]} />
      <Others position={position} />
    </>
  );
}
