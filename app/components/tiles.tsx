import type { IconName } from "../../art/names";
import { Icon } from "./icon";
import "./tiles.css";

export type Tile = { id: string; icon: IconName; title: string; text: string };

type TilesProps = {
  tiles: readonly Tile[];
  /** "h3" in a section that has a heading of its own. */
  heading?: "h2" | "h3";
};

export function Tiles({ tiles, heading: Heading = "h2" }: TilesProps) {
  return (
    <ul className="tiles">
      {tiles.map(({ id, icon, title, text }) => (
        <li key={id} className="tiles-tile">
          <Icon name={icon} size="huge" />
          <Heading className="tiles-title">{title}</Heading>
          <p className="tiles-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
