import { scene } from "virtual:scenes/position";
import { BackLink } from "../../components/back-link";
import type { ButtonRowLink } from "../../components/button-row";
import { SceneHero } from "../../components/scene-hero";
import { head } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import "../../styles/skies/one-am.css";

export function Head({ position, apply }: { position: Position; apply: ButtonRowLink }) {
  return (
    <SceneHero
      scene={scene}
      sky="one-am"
      next="figures"
      eyebrow={head.eyebrow}
      above={<BackLink target={{ to: "/careers" }} text={head.backLink} />}
      title={position.title}
      lead={position.description}
      links={[apply]}
    />
  );
}
