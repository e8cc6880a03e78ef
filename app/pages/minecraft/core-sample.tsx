import { Drawing } from "../../components/drawing";
import { minecraftPlans } from "../../content/minecraft-plans";
import { capacity } from "../../format/capacity";
import { rupees } from "../../format/rupees";
import "../../components/tier.css";
import "./core-sample.css";

/** The price list as the hole one digs: a column of blocks, each leading to its card. */
export function CoreSample() {
  return (
    <ol className="minecraft-core-sample" aria-label="Plans by depth">
      {minecraftPlans.map(({ id, title, drawing, ramGb, monthlyInr }) => {
        const { value, unit } = capacity(ramGb);
        return (
          <li key={id} className="minecraft-core-sample-layer" data-tier={id}>
            <a href={`#${id}`} className="minecraft-core-sample-link">
              <span className="minecraft-core-sample-block">
                <Drawing name={drawing} firstScreen />
              </span>
              <b className="minecraft-core-sample-title">{title}</b>
              <span className="minecraft-core-sample-ram">
                {value} {unit} <span className="visually-hidden">of RAM</span>
              </span>
              <span className="figure minecraft-core-sample-price">
                {rupees(monthlyInr)} <span className="visually-hidden">a month</span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
