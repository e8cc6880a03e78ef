import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { TaxNote } from "../../../components/tax-note";
import { taxNote } from "../../../content/brand";
import { plans as texts } from "../../../content/pages/home";
import { type PlanPrice, planPrices } from "../../../content/plan-prices";
import "../../../styles/accent-colors.css";
import "./plan-prices.css";

/** Every Minecraft plan with its RAM and price, as a link to its card. */
export function PlanPrices() {
  const { plans, columns, roomy } = planPrices;
  if (plans.length === 0) return null;
  return (
    <section className="home-plan-prices" aria-labelledby="plan-prices">
      <div className="home-plan-prices-head page-width">
        <h2 className="home-plan-prices-heading" id="plan-prices">
          {texts.title}
        </h2>
        <p>{texts.lead}</p>
        {plans.length > 1 && (
          <AnyLink target={{ to: "/minecraft" }} className="home-plan-prices-all">
            {texts.allLink}
            <Icon name="arrow" />
          </AnyLink>
        )}
      </div>
      <ol className="home-plan-prices-list" data-columns={columns} data-roomy={roomy || undefined}>
        {plans.map((plan, index) => (
          <li
            key={plan.id}
            className="home-plan-prices-plan"
            data-accent={plan.id}
            data-start={index % columns === 0 || undefined}
          >
            <PlanLink {...plan} />
          </li>
        ))}
      </ol>
      {taxNote && (
        <div className="home-plan-prices-note page-width">
          <TaxNote text={taxNote} />
        </div>
      )}
    </section>
  );
}

function PlanLink({ id, title, drawing, ram, price }: PlanPrice) {
  return (
    <AnyLink target={{ to: `/minecraft#${id}` }} className="home-plan-prices-link">
      <Drawing name={drawing} />
      <b className="home-plan-prices-title">{title}</b>{" "}
      <span className="home-plan-prices-ram">
        {ram} <span>RAM</span>
      </span>{" "}
      <b className="home-plan-prices-price figure">
        {price ?? <span className="home-plan-prices-sold-out">Sold out</span>}
        {price && <span className="visually-hidden"> a month</span>}
      </b>
    </AnyLink>
  );
}
