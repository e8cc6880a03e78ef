import { scene } from "virtual:scenes/website-hosting";
import { ClosingStrip } from "../../components/closing-strip";
import { QuestionList } from "../../components/question-list";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import { existingLinks } from "../../content/missing-pages";
import { closing, head, questionsTitle } from "../../content/pages/website-hosting";
import { questionsOn } from "../../content/questions";
import { websiteFeatures } from "../../content/website-features";
import { Plans } from "./plans";
import { Users } from "./users";
import "../../styles/skies/dusk.css";

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
        note={<Users />}
      />
      <Plans />
      <Tiles tiles={websiteFeatures} />
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
