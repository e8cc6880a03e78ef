import { ButtonRow, type ButtonRowLink } from "./button-row";
import "./closing-strip.css";
import { Section } from "./section";

type ClosingStripProps = { title: string; text: string; links: readonly ButtonRowLink[] };

/** The call to action at the end of a page; nothing if there is no page to go to. */
export function ClosingStrip({ title, text, links }: ClosingStripProps) {
  if (links.length === 0) return null;
  return (
    <Section>
      <div className="closing-strip">
        <div className="closing-strip-text">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ButtonRow links={links} />
      </div>
    </Section>
  );
}
