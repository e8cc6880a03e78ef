import type { ReactNode } from "react";
import type { IconName } from "../art/icons";
import type { LinkTarget } from "./any-link";
import { ButtonLink } from "./button-link";
import { ButtonRow } from "./button-row";
import "./dead-end.css";
import { Eyebrow } from "./eyebrow";

type DeadEndAction = { label: string; icon: IconName; target: LinkTarget };

type DeadEndProps = {
  figure: string;
  aside: string;
  /** Two lines on a wide screen. */
  title: readonly [string, string];
  lead: string;
  /** The way out first. */
  actions: readonly [DeadEndAction, DeadEndAction];
  drawing: ReactNode;
};

/** A page that leads no further: the ruler misses a tick, and two buttons lead back. */
export function DeadEnd({ figure, aside, title, lead, actions, drawing }: DeadEndProps) {
  const [wayOut, help] = actions;
  return (
    <section className="dead-end page-width">
      <div className="dead-end-text">
        <Eyebrow cell={9} figure={figure} missing>
          {aside}
        </Eyebrow>
        <h1 className="dead-end-title">
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
      <div className="dead-end-drawing">{drawing}</div>
    </section>
  );
}
