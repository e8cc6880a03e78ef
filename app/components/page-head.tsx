import type { ReactNode } from "react";
import "./page-head.css";

type PageHeadProps = {
  /** A line over the title, such as the way back. */
  above?: ReactNode;
  title: string;
  lead: string;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** The object at the right. */
  drawing?: ReactNode;
  /** "aside": shown only where there is room beside the text; "wide": as wide as the text on a phone. */
  drawingSize?: "normal" | "small" | "aside" | "wide";
};

/** The top of an inner page: what it is, one sentence, what to do, and an object that stands for it. */
export function PageHead({ above, title, lead, actions, drawing, drawingSize = "normal" }: PageHeadProps) {
  return (
    <section className="page-head page-width" data-drawing={drawing === undefined ? "none" : drawingSize}>
      <div>
        {above && <div className="page-head-above">{above}</div>}
        <h1 className="page-head-title">{title}</h1>
        <p className="lead">{lead}</p>
        {actions && <div className="page-head-actions">{actions}</div>}
      </div>
      {drawing && (
        <div className="page-head-drawing" data-size={drawingSize}>
          {drawing}
        </div>
      )}
    </section>
  );
}
