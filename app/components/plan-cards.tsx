import { PlanCard, type PlanCardProps } from "./plan-card";
import "./plan-cards.css";
import { planColumns } from "./plan-columns";

/** A grid of cards whose rows are aligned with those of the cards beside them. */
export function PlanCards({ plans }: { plans: readonly PlanCardProps[] }) {
  return (
    <ul className="plan-cards" data-columns={planColumns(plans.length)}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} {...plan} />
      ))}
    </ul>
  );
}
