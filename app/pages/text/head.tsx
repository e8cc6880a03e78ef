import { AnyLink } from "../../components/any-link";
import { Icon } from "../../components/icon";
import { SceneHero } from "../../components/scene-hero";
import { head } from "../../content/pages/text";
import type { SiteHref } from "../../content/paths";
import type { TextPage } from "../../content/texts";
import "../../styles/skies/evening.css";
import "./head.css";

export function Head({ title, description, parent }: TextPage) {
  return (
    <SceneHero
      sky="evening"
      eyebrow={head.eyebrow}
      above={
        parent && (
          <AnyLink target={{ to: parent.to as SiteHref }} className="text-head-back">
            <Icon name="arrow" />
            {parent.title}
          </AnyLink>
        )
      }
      title={title}
      lead={description}
    />
  );
}
