import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { words } from "../../../content/interface";
import type { MinecraftPlan } from "../../../content/minecraft-plans";
import { plans } from "../../../content/pages/home";
import { capacity } from "../../../format/capacity";
import { money } from "../../../format/money";
import "./plan-link.css";

export function PlanLink({ id, title, drawing, ramGb, monthly, soldOut }: MinecraftPlan) {
  const { value, unit } = capacity(ramGb);
  return (
    <AnyLink target={{ to: `/minecraft#${id}` }} className="home-plan-link">
      <Drawing name={drawing} />
      <b className="home-plan-link-title">{title}</b>{" "}
      <span className="home-plan-link-ram">
        {`${value}\u00a0${unit}`} <span>{plans.ram}</span>
      </span>{" "}
      <b className="home-plan-link-price figure">
        {soldOut ? (
          <span className="home-plan-link-sold-out">{words.plan.soldOut}</span>
        ) : (
          <>
            {money(monthly)}
            <span className="visually-hidden">{` ${words.plan.aMonth}`}</span>
          </>
        )}
      </b>
    </AnyLink>
  );
}
