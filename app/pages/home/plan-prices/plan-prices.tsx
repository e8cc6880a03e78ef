import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { minecraftPlans } from "../../../content/minecraft-plans";
import { existingLinks } from "../../../content/missing-pages";
import { plans as texts } from "../../../content/pages/home";
import { tax, taxStatement } from "../../../format/tax";
import { PlanLink } from "./plan-link";
import "../../../styles/accent-colors.css";
import "./plan-prices.css";

export function PlanPrices() {
  if (minecraftPlans.length === 0) return null;
  return (
    <section className="home-plan-prices" aria-labelledby="plan-prices">
      <div className="home-plan-prices-head page-width">
        <h2 className="home-plan-prices-heading" id="plan-prices">
          {texts.title}
        </h2>
        <p>{texts.lead}</p>
        {minecraftPlans.length > 1 && (
          <AnyLink target={{ to: "/minecraft" }} className="home-plan-prices-link home-plan-prices-all">
            {texts.allLink}
            <Icon name="arrow" />
          </AnyLink>
        )}
      </div>
      <ol className="home-plan-prices-list">
        {minecraftPlans.map((plan) => (
          <li key={plan.id} className="home-plan-prices-plan" data-accent={plan.id}>
            <PlanLink {...plan} />
          </li>
        ))}
      </ol>
      <OtherLinks />
      {import.meta.env.HAS_TAX && tax && <p className="home-plan-prices-note page-width">{taxStatement()}</p>}
    </section>
  );
}

function OtherLinks() {
  const links = existingLinks([
    { text: texts.vpsLink, target: { to: "/vps" } as const, drawing: "prop-hardware" as const },
    {
      text: texts.websiteLink,
      target: { to: "/website-hosting" } as const,
      drawing: "prop-panel" as const,
    },
  ]).filter(({ text }) => text);
  if (links.length === 0) return null;
  return (
    <ul className="home-plan-prices-others page-width">
      {links.map(({ text, target, drawing }) => (
        <li key={target.to}>
          <AnyLink target={target} className="home-plan-prices-other">
            <Drawing name={drawing} />
            {text}
            <Icon name="arrow" />
          </AnyLink>
        </li>
      ))}
    </ul>
  );
}
