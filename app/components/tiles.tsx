import type { IconName } from "../../art/names";
import { Icon } from "./icon";
import { Section, type SectionHeadProps } from "./section";
import "./tiles.css";

export type Tile = { id: string; icon: IconName; title: string; text: string };

type TilesProps = {
  tiles: readonly Tile[];
  /** Without it the section has no heading but those of the tiles. */
  head?: SectionHeadProps;
  ground?: "page" | "quiet";
};

/** A section of tiles; nothing if there are none. */
export function Tiles({ tiles, head, ground = "page" }: TilesProps) {
  if (tiles.length === 0) return null;
  const Heading = head ? "h3" : "h2";
  return (
    <Section ground={ground} space={head ? "normal" : "small"} head={head}>
      <ul className="tiles">
        {tiles.map(({ id, icon, title, text }) => (
          <li key={id} className="tiles-tile">
            <Icon name={icon} size="huge" />
            <Heading className="tiles-title">{title}</Heading>
            <p className="tiles-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
