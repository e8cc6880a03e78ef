import { Drawing } from "../../components/drawing";
import { words } from "../../content/interface";
import type { MinecraftPlan } from "../../content/minecraft-plans";
import { head } from "../../content/pages/minecraft";
import { capacity } from "../../format/capacity";
import { money } from "../../format/money";
import "./plan-link.css";

/** From a block of the column to the card of its plan. */
export function PlanLink({ id, title, drawing, ramGb, monthly, soldOut }: MinecraftPlan) {
  const { value, unit } = capacity(ramGb);
  return (
    <a href={`#${id}`} className="minecraft-plan-link">
      <span className="minecraft-plan-link-block">
        <Drawing name={drawing} firstScreen />
      </span>
      <b className="minecraft-plan-link-title">{title}</b>
      <span className="minecraft-plan-link-offer">
        <span className="minecraft-plan-link-ram">
          {value} {unit} <span className="visually-hidden">{head.ramNote}</span>
        </span>
        <span className="figure minecraft-plan-link-price">
          {soldOut ? (
            <span className="minecraft-plan-link-sold-out">{words.plan.soldOut}</span>
          ) : (
            <>
              {money(monthly)} <span className="visually-hidden">{words.plan.aMonth}</span>
            </>
          )}
        </span>
      </span>
    </a>
  );
}
