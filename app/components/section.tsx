import type { ReactNode } from "react";
import "./section.css";

type SectionProps = {
  /** The page, a midnight band, or a quiet one between. */
  ground?: "page" | "midnight" | "quiet";
  space?: "normal" | "small";
  id?: string;
  /** Id of the heading that names it. */
  labelledBy?: string;
  children: ReactNode;
};

/** A full-width band of a page with its content in the page's width. */
export function Section({ ground = "page", space = "normal", id, labelledBy, children }: SectionProps) {
  return (
    <section className="section" data-ground={ground} data-space={space} id={id} aria-labelledby={labelledBy}>
      <div className="page-width">{children}</div>
    </section>
  );
}
