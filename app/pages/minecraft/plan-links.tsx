import { Drawing } from "../../components/drawing";
import { useLayoutData } from "../../hooks/use-layout-data";
import type { MinecraftData } from "./loader";
import "../../styles/accent-colors.css";
import "./plan-link.css";
import "./plan-links.css";

export type PlanLinksProps = Pick<MinecraftData["hero"], "planList" | "ramNote"> & {
  plans: MinecraftData["plans"]["plans"];
  /** The id of the plan that the finder names. */
  found: string | undefined;
  othersDimmed: boolean | undefined;
};

/** A column of blocks, one per plan, each a link to the card of its plan. */
export function PlanLinks({ planList, ramNote, plans, found, othersDimmed }: PlanLinksProps) {
  return (
    <ol className="minecraft-plan-links" aria-label={planList} data-dimmed={othersDimmed}>
      {plans.map((plan) => (
        <li
          key={plan.id}
          className="minecraft-plan-links-layer"
          data-accent={plan.id}
          data-found={plan.id === found || undefined}
        >
          <PlanLink {...plan} ramNote={ramNote} />
        </li>
      ))}
    </ol>
  );
}

type PlanLinkProps = PlanLinksProps["plans"][number] & { ramNote: string };

function PlanLink({ id, title, drawing, figures: [ram], price, soldOut, ramNote }: PlanLinkProps) {
  const { words } = useLayoutData();
  return (
    <a href={`#${id}`} className="minecraft-plan-link">
      <span className="minecraft-plan-link-block">
        <Drawing name={drawing} firstScreen />
      </span>
      <b className="minecraft-plan-link-title">{title}</b>
      <span className="minecraft-plan-link-offer">
        <span className="minecraft-plan-link-ram">
          {ram.value} {ram.unit} <span className="visually-hidden">{ramNote}</span>
        </span>
        <span className="figure minecraft-plan-link-price">
          {soldOut ? (
            <span className="minecraft-plan-link-sold-out">{words.plan.soldOut}</span>
          ) : (
            <>
              {price.amount} <span className="visually-hidden">{words.plan.aMonth}</span>
            </>
          )}
        </span>
      </span>
    </a>
  );
}
