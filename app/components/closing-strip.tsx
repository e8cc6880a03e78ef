import { ButtonRow, type ButtonRowLink } from "./button-row";
import "./closing-strip.css";
import { Drawing, type PictureOrDrawing } from "./drawing";
import { type Ground, Section } from "./section";

type ClosingStripProps = {
  title: string;
  text: string;
  drawing?: PictureOrDrawing;
  ground?: Ground;
  links: readonly ButtonRowLink[];
};

/** The call to action at the end of a page; nothing if there is no page to go to. */
export function ClosingStrip({ title, text, drawing, ground = "page", links }: ClosingStripProps) {
  if (links.length === 0) return null;
  return (
    <Section ground={ground}>
      <div className="closing-strip">
        {drawing && (
          <div className="closing-strip-drawing">
            <Drawing name={drawing} />
          </div>
        )}
        <div className="closing-strip-text">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ButtonRow links={links} />
      </div>
    </Section>
  );
}
