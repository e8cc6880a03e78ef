import { PlanCard, type PlanCardProps } from "./plan-card";
import "./plan-cards.css";

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

const columnCounts = [5, 4, 3];

/** The number of cards in a row of a wide screen: the one that leaves the fewest places in the last row empty. */
export function planColumns(plans: number): number {
  const emptyPlaces = (columns: number) => (columns - (plans % columns)) % columns;
  const fewest = Math.min(...columnCounts.map(emptyPlaces));
  return columnCounts.find((columns) => emptyPlaces(columns) === fewest) ?? columnCounts.length;
}
