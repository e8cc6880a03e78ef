import "../../../styles/accent-colors.css";
import { PlanLink, type PlanLinkProps } from "./plan-link";
import "./plan-list.css";
import { needWideColumns, plansInRow } from "./plans-in-row";

export function PlanList({ plans }: { plans: readonly PlanLinkProps[] }) {
  const wide = needWideColumns(plans);
  const columns = plansInRow(plans.length, wide);
  return (
    <ol className="home-plan-list" data-columns={columns} data-roomy={wide || undefined}>
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
