import type { ReactNode } from "react";
import { ButtonRow, type ButtonRowLink } from "./button-row";
import { Eyebrow } from "./eyebrow";
import "./message-page.css";

type MessagePageProps = {
  figure: string;
  aside: string;
  /** Two lines on a wide screen. */
  title: readonly [string, string];
  lead: string;
  links: readonly ButtonRowLink[];
  drawing: ReactNode;
};

/** A page that is one message, such as "not found", with links to go on from there. */
export function MessagePage({ figure, aside, title, lead, links, drawing }: MessagePageProps) {
  return (
    <section className="message-page page-width">
      <div className="message-page-text">
        <Eyebrow cell={9} figure={figure} missing>
          {aside}
        </Eyebrow>
        <h1 className="message-page-title">
          <span>{title[0]}</span> <span>{title[1]}</span>
        </h1>
        <p className="lead">{lead}</p>
        <ButtonRow links={links} />
      </div>
      <div className="message-page-drawing">{drawing}</div>
    </section>
  );
}
