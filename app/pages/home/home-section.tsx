import type { ReactNode } from "react";
import { Section } from "../../components/section";
import { TickEyebrow } from "./tick-eyebrow";

type HomeSectionProps = {
  id: string;
  tick: number;
  label: string;
  title: string;
  lead: ReactNode;
  ground?: "page" | "midnight";
  children: ReactNode;
};

/** A section with a heading and a `TickEyebrow`. */
export function HomeSection({ id, tick, label, title, lead, ground = "page", children }: HomeSectionProps) {
  return (
    <Section ground={ground} head={{ id, eyebrow: <TickEyebrow tick={tick} label={label} />, title, lead }}>
      {children}
    </Section>
  );
}
