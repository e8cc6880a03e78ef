import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { Tiles } from "../../components/tiles";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import { NoOpenings, Openings } from "./openings";
import { Values } from "./values";
import "../../styles/hours.css";
import "../../styles/skies/one-am.css";
import "../../styles/tiles/lines.css";

export default function CareersPage({ data }: PageProps<typeof loader>) {
  const { hero, openings, noOpenings, perks, values, closing } = data;
  return (
    <>
      <SceneHero
        {...hero}
        sky="one-am"
        links={openings ? [{ text: hero.openingsLink, target: { href: "#openings" }, icon: "arrow" }] : []}
      />
      {openings && <Openings {...openings} />}
      {noOpenings && <NoOpenings {...noOpenings} />}
      <Tiles look="lines" ground="hour-18" head={{ id: "perks", title: perks.title }} tiles={perks.tiles} />
      <Values {...values} />
      {closing && <ClosingStrip {...closing} />}
    </>
  );
}
