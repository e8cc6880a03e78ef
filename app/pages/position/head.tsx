import { scene } from "virtual:scenes/position";
import { AnyLink } from "../../components/any-link";
import type { ButtonRowLink } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { SceneHero } from "../../components/scene-hero";
import { head } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import "../../styles/skies/one-am.css";
import "./head.css";

export function Head({ position, apply }: { position: Position; apply: ButtonRowLink }) {
  return (
    <SceneHero
      scene={scene}
      sky="one-am"
      next="rule"
      eyebrow={head.eyebrow}
      above={
        <AnyLink target={{ to: "/careers" }} className="position-head-back">
          <Icon name="arrow" />
          {head.backLink}
        </AnyLink>
      }
      title={position.title}
      lead={position.description}
      links={[apply]}
    />
  );
}
