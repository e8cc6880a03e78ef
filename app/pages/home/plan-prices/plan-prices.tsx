import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import type { PageProps } from "../../../entry/page-props";
import type { loader } from "../loader";
import { PlanLink } from "./plan-link";
import "../../../styles/accent-colors.css";
import "./plan-prices.css";

type PlanPricesProps = NonNullable<PageProps<typeof loader>["data"]["plans"]>;

export function PlanPrices({ title, lead, allLink, plans, ram, otherLinks, tax }: PlanPricesProps) {
  return (
    <section className="home-plan-prices" aria-labelledby="plan-prices">
      <div className="home-plan-prices-head page-width">
        <h2 className="home-plan-prices-heading" id="plan-prices">
          {title}
        </h2>
        <p>{lead}</p>
        {allLink && (
          <AnyLink target={{ to: "/minecraft" }} className="home-plan-prices-link home-plan-prices-all">
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
