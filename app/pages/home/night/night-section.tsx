import type { ReactNode } from "react";
import { Section } from "../../../components/section";
import { SectionHead } from "../../../components/section-head";
import { NightTick } from "./night-tick";

type NightSectionProps = {
  id: string;
  /** When in the night it is, and what happens then. */
  at: number;
  hour: string;
  title: string;
  lead: ReactNode;
  ground?: "page" | "midnight";
  children: ReactNode;
};

/** A section of the home page, named by its heading. */
export function NightSection({ id, at, hour, title, lead, ground = "page", children }: NightSectionProps) {
  return (
    <Section ground={ground} labelledBy={id}>
      <SectionHead id={id} eyebrow={<NightTick at={at} hour={hour} />} title={title} lead={lead} />
      {children}
    </Section>
  );
}
