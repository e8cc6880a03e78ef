import { scene } from "virtual:scenes/vps";
import { ClosingStrip } from "../../components/closing-strip";
import { QuestionList } from "../../components/question-list";
import { SceneHero } from "../../components/scene-hero";
import { Sheet } from "../../components/sheet";
import { existingLinks } from "../../content/missing-pages";
import { closing, featuresTitle, head, questionsTitle } from "../../content/pages/vps";
import { questionsOn } from "../../content/questions";
import { vpsFeatures } from "../../content/vps-features";
import { Moon } from "./moon";
import { Plans } from "./plans";
import "../../styles/skies/midnight.css";

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
      <QuestionList title={questionsTitle} questions={questionsOn("/vps")} />
      <Sheet id="features" title={featuresTitle} rows={vpsFeatures} />
      <ClosingStrip
        {...closing}
        links={existingLinks([
          { text: closing.websiteLink, target: { to: "/website-hosting" }, tone: "dark", icon: "arrow" },
        ])}
      />
    </>
  );
}
