import { ClosingStrip } from "../../components/closing-strip";
import { SceneHero } from "../../components/scene-hero";
import { StatStrip } from "../../components/stat-strip";
import { Tiles } from "../../components/tiles";
import type { PageProps } from "../../entry/page-props";
import { Cards, Crests } from "./cards";
import type { loader } from "./loader";
import "../../styles/hours.css";
import "../../styles/skies/five-am.css";
import "../../styles/tiles/steps.css";

export default function PartnersPage({ data }: PageProps<typeof loader>) {
  const { hero, apply, cards, benefits, closing } = data;
  const { label, stats, count } = data.stats;
  const graphic = <Crests partners={cards.partners} />;
  const allStats = count ? [...stats, { ...count, graphic }] : stats;
  return (
    <>
      <SceneHero
        {...hero}
        sky="five-am"
        links={
          count ? [apply, { text: hero.partnersLink, target: { href: "#partners" }, tone: "dark" }] : [apply]
        }
        next={allStats.length > 2 ? "figures" : "few-figures"}
      />
      <StatStrip label={label} stats={allStats} />
      <Cards {...cards} apply={apply} />
      <Tiles
        look="steps"
        ground="hour-23"
        head={{ id: "benefits", ...benefits.head }}
        tiles={benefits.tiles}
      />
      <ClosingStrip {...closing} links={[apply]} />
    </>
  );
}
