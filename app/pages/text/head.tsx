import { BackLink } from "../../components/back-link";
import { SceneHero } from "../../components/scene-hero";
import { head } from "../../content/pages/text";
import type { SiteHref } from "../../content/paths";
import type { TextPage } from "../../content/texts";
import "../../styles/skies/evening.css";

export function Head({ title, description, parent }: TextPage) {
  return (
    <SceneHero
      sky="evening"
      eyebrow={head.eyebrow}
      above={parent && <BackLink target={{ to: parent.to as SiteHref }} text={parent.title} />}
      title={title}
      lead={description}
    />
  );
}
