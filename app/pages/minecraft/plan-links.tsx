import { minecraftPlans } from "../../content/minecraft-plans";
import { head } from "../../content/pages/minecraft";
import "../../styles/accent-colors.css";
import { PlanLink } from "./plan-link";
import "./plan-links.css";

type PlanLinksProps = {
  /** The id of the plan that the finder names. */
  found: string | undefined;
  othersDimmed: boolean | undefined;
};

/** A column of blocks, one per plan, each a link to the card of its plan. */
export function PlanLinks({ found, othersDimmed }: PlanLinksProps) {
  return (
    <ol className="minecraft-plan-links" aria-label={head.planList} data-dimmed={othersDimmed}>
      {minecraftPlans.map((plan) => (
        <li
          key={plan.id}
          className="minecraft-plan-links-layer"
          data-accent={plan.id}
          data-found={plan.id === found || undefined}
        >
          <PlanLink {...plan} />
        </li>
      ))}
    </ol>
  );
}
