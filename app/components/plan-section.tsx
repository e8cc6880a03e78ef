import type { ReactNode } from "react";
import type { BillingData } from "../loaders/prices";
import { useBilling } from "./billing-period";
import { FactRow, type FactRowProps } from "./fact-row";
import { Section } from "./section";

type PlanSectionProps = {
  head: { title: string; lead: string };
  billing: BillingData | undefined;
  facts: FactRowProps;
  /** The plans, for the chosen period. */
  children: (months: number | undefined) => ReactNode;
  /** Under the facts. */
  after?: ReactNode;
};

/** The plans of a page, with the choice of a period above them and facts for buyers below. */
export function PlanSection({ head, billing, facts, children, after }: PlanSectionProps) {
  const { control, months } = useBilling(billing);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...head, aside: control }}>
      {children(months)}
      <FactRow {...facts} />
      {after}
    </Section>
  );
}
