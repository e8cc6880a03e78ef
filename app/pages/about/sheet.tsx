import { Drawing } from "../../components/drawing";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import "./sheet.css";

/** Facts in ruled rows, with the heading in the margin; nothing if there are none. */
export function Sheet({ title, drawing, rows }: PageProps<typeof loader>["data"]["blocks"]) {
  if (rows.length === 0) return null;
  return (
    <Section ground="hour-23" labelledBy="in-short">
      <div className="about-sheet">
        <div className="about-sheet-head">
          <h2 className="about-sheet-title" id="in-short">
            {title}
          </h2>
          {drawing && (
            <div className="about-sheet-drawing">
              <Drawing name={drawing} />
            </div>
          )}
        </div>
        <ul className="about-sheet-rows">
          {rows.map(({ id, icon, title, text }) => (
            <li key={id} className="about-sheet-row">
              <Icon name={icon} size="huge" />
              <h3>{title}</h3>
              <p className="about-sheet-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
