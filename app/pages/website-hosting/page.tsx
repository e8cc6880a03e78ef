import { ClosingStrip } from "../../components/closing-strip";
import { QuestionList } from "../../components/question-list";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import { Plans } from "./plans";
import "../../styles/hours.css";
import "../../styles/skies/dusk.css";
import "../../styles/tiles/doors.css";

export default function WebsiteHostingPage({ data }: PageProps<typeof loader>) {
  const { hero, features, questions, closing } = data;
  return (
    <>
      <SceneHero
        {...hero}
        sky="dusk"
        links={[
          { text: hero.plansLink, target: { href: "#plans" }, icon: "arrow" },
          { text: hero.supportLink, target: { to: "/support" }, tone: "dark" },
        ]}
      />
      <Plans {...data} />
      <Tiles
        look="doors"
        ground="hour-13"
        head={features.title ? { id: "features", title: features.title } : undefined}
        tiles={features.tiles}
      />
      <QuestionList {...questions} />
      <ClosingStrip {...closing} />
    </>
  );
}
