import type { ReactNode } from "react";
import { Eyebrow, type EyebrowProps } from "./eyebrow";
import "./section.css";

/** For an hour the page imports styles/hours.css. */
export type Ground =
  | "page"
  | "midnight"
  | "quiet"
  | "hour-13"
  | "hour-18"
  | "hour-20"
  | "hour-23"
  | "hour-24";

export type SectionHeadProps = {
  id: string;
  title: string;
  eyebrow?: EyebrowProps;
  lead?: ReactNode;
  /** Under the lead. */
  aside?: ReactNode;
};

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

/** The eyebrow in its own row; below it heading and lead, side by side on a wide screen. */
function SectionHead({ id, title, eyebrow, lead, aside }: SectionHeadProps) {
  return (
    <div className="section-head">
      {eyebrow && <Eyebrow {...eyebrow} />}
      <h2 id={id}>{title}</h2>
      {aside ? (
        <div className="section-head-side">
          <p className="lead">{lead}</p>
          {aside}
        </div>
      ) : (
        lead && <p className="lead">{lead}</p>
      )}
    </div>
  );
}
