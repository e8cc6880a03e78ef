import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { useLayoutData } from "../../../hooks/use-layout-data";
import type { HomeData } from "../loader";
import "../../../styles/accent-colors.css";
import "./plan-link.css";
import "./plan-prices.css";

type PlanPricesProps = NonNullable<HomeData["plans"]>;

export function PlanPrices({ title, lead, allLink, plans, ram, otherLinks, tax }: PlanPricesProps) {
  return (
    <section className="home-plan-prices" aria-labelledby="plan-prices">
      <div className="home-plan-prices-head page-width">
        <h2 className="home-plan-prices-heading" id="plan-prices">
          {title}
        </h2>
        <p>{lead}</p>
        {allLink && (
          <AnyLink target={{ to: "/minecraft" }} className="home-plan-prices-all">
            {allLink}
            <Icon name="arrow" />
          </AnyLink>
        )}
      </div>
      <ol className="home-plan-prices-list">
        {plans.map((plan) => (
          <li key={plan.id} className="home-plan-prices-plan" data-accent={plan.id}>
            <PlanLink {...plan} ram={ram} />
          </li>
        ))}
      </ol>
      {otherLinks.length > 0 && (
        <ul className="home-plan-prices-others page-width">
          {otherLinks.map(({ text, target, drawing }) => (
            <li key={target.to}>
              <AnyLink target={target} className="home-plan-prices-other">
                <Drawing name={drawing} />
                {text}
                <Icon name="arrow" />
              </AnyLink>
            </li>
          ))}
        </ul>
      )}
      {tax && <p className="home-plan-prices-note page-width">{tax}</p>}
    </section>
  );
}

type PlanLinkProps = PlanPricesProps["plans"][number] & { ram: string };

/** `ram`: what follows the capacity. Without a price the plan is sold out. */
function PlanLink({ id, title, drawing, capacity, price, ram }: PlanLinkProps) {
  const { words } = useLayoutData();
  return (
    <AnyLink target={{ to: `/minecraft#${id}` }} className="home-plan-link">
      <Drawing name={drawing} />
      <b className="home-plan-link-title">{title}</b>{" "}
      <span className="home-plan-link-ram">
        {capacity} <span>{ram}</span>
      </span>{" "}
      <b className="home-plan-link-price figure">
        {price === undefined ? (
          <span className="home-plan-link-sold-out">{words.plan.soldOut}</span>
        ) : (
          <>
            {price}
            <span className="visually-hidden">{` ${words.plan.aMonth}`}</span>
          </>
        )}
      </b>
    </AnyLink>
  );
}
