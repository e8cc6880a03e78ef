import { scene } from "virtual:scenes/careers";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import { destinations } from "../../content/brand";
import { careerPerks } from "../../content/careers";
import { existingLinks } from "../../content/missing-pages";
import { closing, head, perksTitle } from "../../content/pages/careers";
import { positions } from "../../content/positions";
import { NoOpenings } from "./no-openings";
import { Openings } from "./openings";
import { Values } from "./values";
import "../../styles/hours.css";
import "../../styles/skies/one-am.css";
import "../../styles/tiles/lines.css";

export default function CareersPage() {
  return (
    <>
      <SceneHero
        {...head}
        scene={scene}
        sky="one-am"
        links={
          positions.length > 0
            ? [{ text: head.openingsLink, target: { href: "#openings" }, icon: "arrow" }]
            : []
        }
      />
      {positions.length > 0 ? <Openings /> : <NoOpenings />}
      <Tiles look="lines" ground="hour-18" head={{ id: "perks", title: perksTitle }} tiles={careerPerks} />
      <Values />
      {closing && positions.length > 0 && (
        <ClosingStrip
          {...closing}
          links={existingLinks([
            { text: closing.mailLink, target: { href: destinations.careersMail }, icon: "mail" },
            { text: closing.aboutLink, target: { to: "/about" }, tone: "dark" },
          ])}
        />
      )}
    </>
  );
}
