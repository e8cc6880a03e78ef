import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { type Ground, Section } from "../../components/section";
import type { HomeEyebrow } from "../../content/pages/home";
import "../../styles/hours.css";

type HomeSectionProps = {
  id: string;
  eyebrow: HomeEyebrow;
  title: string;
  lead: ReactNode;
  ground: Ground;
  children: ReactNode;
};

/** A section with an eyebrow, a heading and a lead. */
export function HomeSection({ id, eyebrow, title, lead, ground, children }: HomeSectionProps) {
  return (
    <Section
      ground={ground}
      head={{ id, eyebrow: <Eyebrow {...eyebrow}>{eyebrow.text}</Eyebrow>, title, lead }}
    >
      {children}
    </Section>
  );
}
