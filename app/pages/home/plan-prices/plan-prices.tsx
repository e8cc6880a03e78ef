import { AnyLink } from "../../../components/any-link";
import { Icon } from "../../../components/icon";
import { TaxNote } from "../../../components/tax-note";
import { taxNote } from "../../../content/brand";
import { plans as texts } from "../../../content/pages/home";
import { planPrices } from "../../../content/plan-prices";
import { PlanList } from "./plan-list";
import "./plan-prices.css";

/** The prices of all Minecraft plans. */
export function PlanPrices() {
  const { plans } = planPrices;
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
      <PlanList {...planPrices} />
      {taxNote && (
        <div className="home-plan-prices-note page-width">
          <TaxNote text={taxNote} />
        </div>
      )}
    </section>
  );
}
