import { ButtonRow, type ButtonRowLink } from "./button-row";
import "./closing-strip.css";
import { Drawing } from "./drawing";
import type { PictureOrDrawing } from "./drawing-file";
import { Section } from "./section";

type ClosingStripProps = {
  title: string;
  text: string;
  drawing?: PictureOrDrawing;
  links: readonly ButtonRowLink[];
};

/** The call to action at the end of a page; nothing if there is no page to go to. */
export function ClosingStrip({ title, text, drawing, links }: ClosingStripProps) {
  if (links.length === 0) return null;
  return (
    <Section>
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
