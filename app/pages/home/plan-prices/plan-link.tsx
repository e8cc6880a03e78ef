import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import type { MinecraftPlan } from "../../../content/minecraft-plans";
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
        {ram} <span>RAM</span>
      </span>{" "}
      <b className="home-plan-link-price figure">
        {price ?? <span className="home-plan-link-sold-out">Sold out</span>}
        {price && <span className="visually-hidden"> a month</span>}
      </b>
    </AnyLink>
  );
}
