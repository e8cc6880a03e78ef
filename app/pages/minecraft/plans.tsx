import { useLocation } from "react-router";
import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import { PlanCards } from "../../components/plan-cards";
import { Section } from "../../components/section";
import { useHydrated } from "../../hooks/use-hydrated";
import type { MinecraftData } from "./loader";

type PlansProps = MinecraftData["plans"] & {
  /** The id of the plan that the reader has chosen with the finder. */
  chosen: string | undefined;
};

/** Marks the card that the address names, and the one that the reader has chosen. */
export function Plans({ head, billing, cards, facts, foundBadge, chosen }: PlansProps) {
  // CSS :target does not change when the router changes the address.
  const { hash } = useLocation();
  const named = useHydrated() ? hash.slice(1) : "";
  const { control, months } = useBilling(billing);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...head, aside: control }}>
      <PlanCards
        months={months}
        plans={cards.map((plan) => ({
          ...plan,
          marked: plan.id === named || plan.id === chosen,
          badge: plan.id === chosen ? foundBadge : undefined,
        }))}
      />
      <FactRow {...facts} />
    </Section>
  );
}
