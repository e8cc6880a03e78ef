import "../../../styles/accent-colors.css";
import { PlanLink, type PlanLinkProps } from "./plan-link";
import "./plan-list.css";

export function PlanList({ plans }: { plans: readonly PlanLinkProps[] }) {
  return (
    <ol className="home-plan-list">
      {plans.map((plan) => (
        <li key={plan.id} className="home-plan-list-plan" data-accent={plan.id}>
          <PlanLink {...plan} />
        </li>
      ))}
    </ol>
  );
}
