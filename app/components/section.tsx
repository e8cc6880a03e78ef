import type { ReactNode } from "react";
import "./section.css";
import { SectionHead, type SectionHeadProps } from "./section-head";

/** For an hour the page imports styles/hours.css. */
type Ground = "page" | "midnight" | "quiet" | "hour-13" | "hour-18" | "hour-20" | "hour-23" | "hour-24";

type SectionProps = {
  ground?: Ground;
  space?: "normal" | "small";
  id?: string;
  head?: SectionHeadProps | undefined;
  /** Id of the heading that names the section, for a section without `head`. */
  labelledBy?: string;
  children: ReactNode;
};

/** A full-width band of a page; its content has the page's width. */
export function Section({ ground = "page", space = "normal", id, head, labelledBy, children }: SectionProps) {
  return (
    <section
      className="section"
      data-ground={ground}
      data-space={space}
      id={id}
      aria-labelledby={head?.id ?? labelledBy}
    >
      <div className="page-width">
        {head && <SectionHead {...head} />}
        {children}
      </div>
    </section>
  );
}
