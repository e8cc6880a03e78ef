import { scene } from "virtual:scenes/careers";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { destinations } from "../../content/brand";
import { existingLinks } from "../../content/missing-pages";
import { closing, head } from "../../content/pages/careers";
import { positions } from "../../content/positions";
import { NoOpenings } from "./no-openings";
import { Openings } from "./openings";
import { Perks } from "./perks";
import { Values } from "./values";
import "../../styles/skies/one-am.css";

const openingsLink: ButtonRowLink = {
  text: head.openingsLink,
  target: { anchor: "#openings" },
  icon: "arrow",
};

export default function CareersPage() {
  return (
    <>
      <SceneHero
        scene={scene}
        alt={head.alt}
        sky="one-am"
        eyebrow={head.eyebrow}
        title={head.title}
        lead={head.lead}
        links={positions.length > 0 ? [openingsLink] : []}
      />
      {positions.length > 0 ? <Openings /> : <NoOpenings />}
      <Perks />
      <Values />
      {closing && positions.length > 0 && (
        <ClosingStrip
          title={closing.title}
          text={closing.text}
          links={existingLinks([
            { text: closing.mailLink, target: { href: destinations.careersMail }, icon: "mail" },
            { text: closing.aboutLink, target: { to: "/about" }, tone: "dark" },
          ])}
        />
      )}
    </>
  );
}
