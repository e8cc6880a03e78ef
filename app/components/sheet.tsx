import { Icon } from "./icon";
import { Section } from "./section";
import "./sheet.css";
import type { Tile } from "./tiles";

type SheetProps = { id: string; title: string; rows: readonly Tile[] };

/** Features in ruled rows, with the heading in the margin; nothing if there are none. */
export function Sheet({ id, title, rows }: SheetProps) {
  if (rows.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <div className="sheet">
        <h2 className="sheet-title" id={id}>
          {title}
        </h2>
        <ul className="sheet-rows">
          {rows.map(({ id, icon, title, text }) => (
            <li key={id} className="sheet-row">
              <Icon name={icon} size="huge" />
              <h3>{title}</h3>
              <p className="sheet-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
