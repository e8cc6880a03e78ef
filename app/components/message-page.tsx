import type { ReactNode } from "react";
import type { IconName } from "../art/icons";
import type { LinkTarget } from "./any-link";
import { ButtonLink } from "./button-link";
import { ButtonRow } from "./button-row";
import "./message-page.css";
import { Eyebrow } from "./eyebrow";

type MessagePageAction = { label: string; icon: IconName; target: LinkTarget };

type MessagePageProps = {
  figure: string;
  aside: string;
  /** Two lines on a wide screen. */
  title: readonly [string, string];
  lead: string;
  /** The way out first. */
  actions: readonly [MessagePageAction, MessagePageAction];
  drawing: ReactNode;
};

/** A page that leads no further: the ruler misses a tick, and two buttons lead back. */
export function MessagePage({ figure, aside, title, lead, actions, drawing }: MessagePageProps) {
  const [wayOut, help] = actions;
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
        <ButtonRow>
          <ButtonLink target={wayOut.target} icon={wayOut.icon}>
            {wayOut.label}
          </ButtonLink>
          <ButtonLink target={help.target} icon={help.icon} tone="dark">
            {help.label}
          </ButtonLink>
        </ButtonRow>
      </div>
      <div className="message-page-drawing">{drawing}</div>
    </section>
  );
}
