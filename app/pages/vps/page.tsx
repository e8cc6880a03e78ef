import { scene } from "virtual:scenes/vps";
import { ClosingStrip } from "../../components/closing-strip";
import { QuestionList } from "../../components/question-list";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import { existingLinks } from "../../content/missing-pages";
import { closing, featuresTitle, head, questionsTitle } from "../../content/pages/vps";
import { questionsOn } from "../../content/questions";
import { vpsFeatures } from "../../content/vps-features";
import { Moon } from "./moon";
import { Plans } from "./plans";
import "../../styles/hours.css";
import "../../styles/skies/midnight.css";
import "../../styles/tiles/tags.css";

export default function VpsPage() {
  return (
    <>
      <SceneHero
        {...head}
        scene={scene}
        sky="midnight"
        behind={<Moon />}
        links={[
          { text: head.plansLink, target: { href: "#plans" }, icon: "arrow" },
          { text: head.supportLink, target: { to: "/support" }, tone: "dark" },
        ]}
      />
      <Plans />
      <Tiles
        look="tags"
        ground="hour-18"
        head={{ id: "features", title: featuresTitle }}
        tiles={vpsFeatures}
      />
      <QuestionList title={questionsTitle} questions={questionsOn("/vps")} />
      <ClosingStrip
        {...closing}
        links={existingLinks([
          { text: closing.websiteLink, target: { to: "/website-hosting" }, tone: "dark", icon: "arrow" },
        ])}
      />
    </>
  );
}
