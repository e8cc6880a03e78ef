import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { words } from "../../../content/interface";
import type { MinecraftPlan } from "../../../content/minecraft-plans";
import { plans } from "../../../content/pages/home";
import "./plan-link.css";

export type PlanLinkProps = Pick<MinecraftPlan, "id" | "title" | "drawing"> & {
  ram: string;
  /** Absent if the plan is sold out. */
  price: string | undefined;
};

/** A plan with its RAM and price, as a link to its card. */
export function PlanLink({ id, title, drawing, ram, price }: PlanLinkProps) {
  return (
    <AnyLink target={{ to: `/minecraft#${id}` }} className="home-plan-link">
      <Drawing name={drawing} />
      <b className="home-plan-link-title">{title}</b>{" "}
      <span className="home-plan-link-ram">
        {ram} <span>{plans.ram}</span>
      </span>{" "}
      <b className="home-plan-link-price figure">
        {price ?? <span className="home-plan-link-sold-out">{words.plan.soldOut}</span>}
        {price && <span className="visually-hidden">{` ${words.plan.aMonth}`}</span>}
      </b>
    </AnyLink>
  );
}
