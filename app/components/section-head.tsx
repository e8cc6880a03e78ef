import type { ReactNode } from "react";
import "./section-head.css";

type SectionHeadProps = { title: string; id?: string; eyebrow?: ReactNode; lead?: ReactNode };

/** The head of a section: ruler on its own row, then heading and lead side by side, their feet on one line. */
export function SectionHead({ title, id, eyebrow, lead }: SectionHeadProps) {
  return (
    <div className="section-head">
      {eyebrow}
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
