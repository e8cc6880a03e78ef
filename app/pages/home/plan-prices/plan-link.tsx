import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import type { PlanPrice } from "../../../content/plan-prices";
import "./plan-link.css";

/** A plan with its RAM and price, as a link to its card. */
export function PlanLink({ id, title, drawing, ram, price }: PlanPrice) {
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
