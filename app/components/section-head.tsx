import type { ReactNode } from "react";
import { Eyebrow, type EyebrowProps } from "./eyebrow";
import "./section-head.css";

export type SectionHeadProps = {
  id: string;
  title: string;
  eyebrow?: EyebrowProps;
  lead?: ReactNode;
  /** Under the lead. */
  aside?: ReactNode;
};

/** The eyebrow in its own row; below it heading and lead, side by side on a wide screen. */
export function SectionHead({ id, title, eyebrow, lead, aside }: SectionHeadProps) {
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
