import { scene } from "virtual:scenes/website-hosting";
import { ClosingStrip } from "../../components/closing-strip";
import { QuestionList } from "../../components/question-list";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import { existingLinks } from "../../content/missing-pages";
import { closing, featuresTitle, head, questionsTitle } from "../../content/pages/website-hosting";
import { questionsOn } from "../../content/questions";
import { websiteFeatures } from "../../content/website-features";
import { Plans } from "./plans";
import "../../styles/hours.css";
import "../../styles/skies/dusk.css";
import "../../styles/tiles/doors.css";

export default function WebsiteHostingPage() {
  return (
    <>
      <SceneHero
        {...head}
        scene={scene}
        sky="dusk"
        links={[
          { text: head.plansLink, target: { href: "#plans" }, icon: "arrow" },
          { text: head.supportLink, target: { to: "/support" }, tone: "dark" },
        ]}
      />
      <Plans />
      <Tiles
        look="doors"
        ground="hour-13"
        head={featuresTitle ? { id: "features", title: featuresTitle } : undefined}
        tiles={websiteFeatures}
      />
      <QuestionList title={questionsTitle} questions={questionsOn("/website-hosting")} />
      <ClosingStrip
        {...closing}
        links={existingLinks([
          { text: closing.vpsLink, target: { to: "/vps" }, tone: "dark", icon: "arrow" },
        ])}
      />
    </>
  );
}
