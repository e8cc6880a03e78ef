import { Drawing } from "../../components/drawing";
import { minecraftPlans } from "../../content/minecraft-plans";
import { head } from "../../content/pages/minecraft";
import { capacity } from "../../format/capacity";
import { money } from "../../format/money";
import "../../styles/accent-colors.css";
import "./plan-links.css";

/** Letters of a title and a price that have no room on one line of a phone. */
const longLine = 16;

/** A column of blocks, one per plan, each a link to the card of its plan. */
export function PlanLinks() {
  return (
    <ol className="minecraft-plan-links" aria-label={head.planList}>
      {minecraftPlans.map(({ id, title, drawing, ramGb, monthly }) => {
        const { value, unit } = capacity(ramGb);
        const long = `${title}${money(monthly)}`.length > longLine;
        return (
          <li key={id} className="minecraft-plan-links-layer" data-accent={id}>
            <a href={`#${id}`} className="minecraft-plan-links-link" data-long={long || undefined}>
              <span className="minecraft-plan-links-block">
                <Drawing name={drawing} firstScreen />
              </span>
              <b className="minecraft-plan-links-title">{title}</b>
              <span className="minecraft-plan-links-ram">
                {value} {unit} <span className="visually-hidden">of RAM</span>
              </span>
              <span className="figure minecraft-plan-links-price">
                {money(monthly)} <span className="visually-hidden">a month</span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
