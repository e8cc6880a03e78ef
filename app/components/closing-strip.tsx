import type { ReactNode } from "react";
import "./closing-strip.css";
import { Section } from "./section";

type ClosingStripProps = { title: string; text: string; actions: ReactNode };

/** The last band of a page: one question and what to do about it. */
export function ClosingStrip({ title, text, actions }: ClosingStripProps) {
  return (
    <Section>
      <div className="closing-strip">
        <div className="closing-strip-text">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        {actions}
      </div>
    </Section>
  );
}
