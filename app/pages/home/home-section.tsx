import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { type Hour, Section } from "../../components/section";
import type { HomeEyebrow } from "../../content/pages/home";
import "../../styles/hours.css";

type HomeSectionProps = {
  id: string;
  eyebrow: HomeEyebrow;
  title: string;
  lead: ReactNode;
  hour: Hour;
  children: ReactNode;
};

/** A section with an eyebrow, a heading and a lead. */
export function HomeSection({ id, eyebrow, title, lead, hour, children }: HomeSectionProps) {
  return (
    <Section hour={hour} head={{ id, eyebrow: <Eyebrow {...eyebrow}>{eyebrow.text}</Eyebrow>, title, lead }}>
      {children}
    </Section>
  );
}
