import { ClosingStrip } from "../../components/closing-strip";
import { QuestionList } from "../../components/question-list";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import { Plans } from "./plans";
import "./page.css";
import "../../styles/hours.css";
import "../../styles/skies/midnight.css";
import "../../styles/tiles/tags.css";

export default function VpsPage({ data }: PageProps<typeof loader>) {
  const { hero, moon, plans, features, questions, closing } = data;
  return (
    <>
      <SceneHero
        {...hero}
        sky="midnight"
        behind={
          <img
            className="vps-page-moon"
            src={moon.src}
            width={moon.width}
            height={moon.height}
            alt=""
            loading="lazy"
          />
        }
        links={[
          { text: hero.plansLink, target: { href: "#plans" }, icon: "arrow" },
          { text: hero.supportLink, target: { to: "/support" }, tone: "dark" },
        ]}
      />
      <Plans {...plans} />
      <Tiles
        look="tags"
        ground="hour-18"
        head={{ id: "features", title: features.title }}
        tiles={features.tiles}
      />
      <QuestionList {...questions} />
      <ClosingStrip {...closing} />
    </>
  );
}
