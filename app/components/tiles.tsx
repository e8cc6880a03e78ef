import type { IconName } from "../../art/names";
import { Icon } from "./icon";
import { type Ground, Section, type SectionHeadProps } from "./section";
import "./tiles.css";

export type Tile = { id: string; icon: IconName; title: string; text: string };

type TilesProps = {
  tiles: readonly Tile[];
  /** The page imports the file with this name from styles/tiles. The tiles on steps are in an order. */
  look: "lines" | "doors" | "slots" | "steps" | "tags";
  /** Without it the section has no heading but those of the tiles. */
  head?: SectionHeadProps | undefined;
  ground?: Ground;
};

/** A section of tiles; nothing if there are none. */
export function Tiles({ tiles, look, head, ground = "page" }: TilesProps) {
  if (tiles.length === 0) return null;
  const Heading = head ? "h3" : "h2";
  const List = look === "steps" ? "ol" : "ul";
  return (
    <Section ground={ground} space={head ? "normal" : "small"} head={head}>
      <List className="tiles" data-look={look}>
        {tiles.map(({ id, icon, title, text }) => (
          <li key={id} className="tiles-tile">
            <div className="tiles-sign">
              <Icon name={icon} size="huge" />
            </div>
            <Heading className="tiles-title">{title}</Heading>
            <p className="tiles-text">{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
