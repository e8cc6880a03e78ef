import { useMatches } from "react-router";
import { BackLink } from "../../components/back-link";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { closing, head } from "../../content/pages/text";
import type { SiteHref } from "../../content/paths";
import { textAt } from "../../content/texts";
import { Article } from "./article";
import { PageList } from "./page-list";
import "../../styles/skies/evening.css";

export default function TextPage() {
  // The id of its route is the path of the text.
  const text = textAt(useMatches().at(-1)?.id);
  if (!text) return null;
  const { title, description, parent } = text;
  return (
    <>
      <SceneHero
        sky="evening"
        eyebrow={head.eyebrow}
        above={parent && <BackLink to={parent.to as SiteHref} text={parent.title} />}
        title={title}
        lead={description}
      />
      {text.body.length > 0 && <Article {...text} />}
      {text.pages && <PageList pages={text.pages} />}
      <ClosingStrip {...closing} links={[{ text: closing.supportLink, target: { to: "/support" } }]} />
    </>
  );
}
