import type { PlanPrices } from "../../../content/plan-prices";
import "../../../styles/accent-colors.css";
import { PlanLink } from "./plan-link";
import "./plan-list.css";

export function PlanList({ plans, columns, roomy }: PlanPrices) {
  return (
    <ol className="home-plan-list" data-columns={columns} data-roomy={roomy || undefined}>
      {plans.map((plan, index) => (
        <li
          key={plan.id}
          className="home-plan-list-plan"
          data-accent={plan.id}
          data-start={index % columns === 0 || undefined}
        >
          <PlanLink {...plan} />
        </li>
      ))}
    </ol>
  );
}
