import type { ReactNode } from "react";
import "./section.css";
import { SectionHead, type SectionHeadProps } from "./section-head";

export type Hour = 13 | 18 | 20 | 23 | 24;

type SectionProps = {
  ground?: "page" | "midnight" | "quiet";
  /** Instead of a ground: the hour of the night, for pages that import styles/hours.css. */
  hour?: Hour | undefined;
  space?: "normal" | "small";
  id?: string;
  head?: SectionHeadProps;
  /** Id of the heading that names the section, for a section without `head`. */
  labelledBy?: string;
  children: ReactNode;
};

/** A full-width band of a page; its content has the page's width. */
export function Section(props: SectionProps) {
  const { ground = "page", hour, space = "normal", id, head, labelledBy, children } = props;
  return (
    <section
      className="section"
      data-ground={ground}
      data-hour={hour}
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
