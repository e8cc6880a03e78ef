import type { ReactNode } from "react";
import { ButtonRow, type ButtonRowLink } from "./button-row";
import "./page-head.css";

type PageHeadProps = {
  /** Above the title, such as a link back. */
  above?: ReactNode;
  title: string;
  lead: string;
  links?: readonly ButtonRowLink[];
  /** Under the links. */
  note?: ReactNode;
  /** At the right of the text, or under it on a narrow screen. */
  drawing?: ReactNode;
  drawingSize?: "normal" | "small";
};

/** The top of every page but the home page and /minecraft. */
export function PageHead(props: PageHeadProps) {
  const { above, title, lead, links, note, drawing, drawingSize = "normal" } = props;
  return (
    <section className="page-head page-width" data-drawing={drawing === undefined ? "none" : drawingSize}>
      <div>
        {above && <div className="page-head-above">{above}</div>}
        <h1 className="page-head-title">{title}</h1>
        <p className="lead">{lead}</p>
        {links && (
          <div className="page-head-actions">
            <ButtonRow links={links} />
            {note}
          </div>
        )}
      </div>
      {drawing && (
        <div className="page-head-drawing" data-size={drawingSize}>
          {drawing}
        </div>
      )}
    </section>
  );
}
