import { BackLink } from "../../components/back-link";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import type { PageProps } from "../../entry/page-props";
import { Article, PageList } from "./article";
import type { loader } from "./loader";
import "../../styles/skies/evening.css";

export default function TextPage({ data }: PageProps<typeof loader>) {
  const { hero, parent, article, pages, closing } = data;
  return (
    <>
      <SceneHero {...hero} sky="evening" above={parent && <BackLink {...parent} />} />
      {article.body.length > 0 && <Article {...article} />}
      {pages && <PageList pages={pages} />}
      <ClosingStrip {...closing} links={[{ text: closing.supportLink, target: { to: "/support" } }]} />
    </>
  );
}
