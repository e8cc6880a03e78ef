import { Drawing } from "../../components/drawing";
import { words } from "../../content/interface";
import { minecraftPlans } from "../../content/minecraft-plans";
import { head } from "../../content/pages/minecraft";
import { capacity } from "../../format/capacity";
import { money } from "../../format/money";
import "../../styles/accent-colors.css";
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
      {minecraftPlans.map(({ id, title, drawing, ramGb, monthly, soldOut }) => {
        const { value, unit } = capacity(ramGb);
        return (
          <li
            key={id}
            className="minecraft-plan-links-layer"
            data-accent={id}
            data-found={id === found || undefined}
          >
            <a href={`#${id}`} className="minecraft-plan-links-link">
              <span className="minecraft-plan-links-block">
                <Drawing name={drawing} firstScreen />
              </span>
              <b className="minecraft-plan-links-title">{title}</b>
              <span className="minecraft-plan-links-offer">
                <span className="minecraft-plan-links-ram">
                  {value} {unit} <span className="visually-hidden">{head.ramNote}</span>
                </span>
                <span className="figure minecraft-plan-links-price">
                  {soldOut ? (
                    <span className="minecraft-plan-links-sold-out">{words.plan.soldOut}</span>
                  ) : (
                    <>
                      {money(monthly)} <span className="visually-hidden">{words.plan.aMonth}</span>
                    </>
                  )}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
