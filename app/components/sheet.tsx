import { Drawing, type PictureOrDrawing } from "./drawing";
import { Icon } from "./icon";
import { type Ground, Section } from "./section";
import "./sheet.css";
import type { Tile } from "./tiles";

type SheetProps = {
  id: string;
  title: string;
  /** Beside the heading, or under it in the margin. */
  drawing?: PictureOrDrawing | undefined;
  ground?: Ground;
  rows: readonly Tile[];
};

/** Features in ruled rows, with the heading in the margin; nothing if there are none. */
export function Sheet({ id, title, drawing, ground = "page", rows }: SheetProps) {
  if (rows.length === 0) return null;
  return (
    <Section ground={ground} labelledBy={id}>
      <div className="sheet">
        <div className="sheet-head">
          <h2 className="sheet-title" id={id}>
            {title}
          </h2>
          {drawing && (
            <div className="sheet-drawing">
              <Drawing name={drawing} />
            </div>
          )}
        </div>
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
