import type { IconName } from "../art/icons";
import { Icon } from "./icon";
import "./tiles.css";

type Tile = { id: string; icon: IconName; title: string; text: string };

/** Four small points in a ruled row; no boxes. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="tiles">
      {tiles.map(({ id, icon, title, text }) => (
        <li key={id} className="tiles-tile">
          <Icon name={icon} size="huge" />
          <h2 className="tiles-title">{title}</h2>
          <p className="tiles-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
