import { houses } from "virtual:scenes/houses";
import { Badge } from "../../components/badge";
import { OrderLink } from "../../components/order-link";
import type { PlanFigure } from "../../components/plan-figures";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import { words } from "../../content/interface";
import { chooseNote } from "../../content/pages/website-hosting";
import type { WebsitePlan } from "../../content/website-plans";
import { money } from "../../format/money";
import { phrase } from "../../format/phrase";
import "./house.css";

type HouseProps = {
  plan: WebsitePlan;
  /** The chosen period, and where it is ordered. */
  months: number | undefined;
  href: string;
  /** The first is the largest. */
  figures: readonly PlanFigure[];
};

/** A plan as a house whose lit windows are its domains. */
export function House({ plan, months, href, figures }: HouseProps) {
  const { id, title, subtitle, monthly, popular, soldOut } = plan;
  const house = houses[id];
  return (
    <Reveal as="li" className="website-hosting-house slab" id={id} data-popular={popular}>
      {/* On wide screens all houses have the same scale; on phones they are as wide as each other. */}
      <div className="website-hosting-house-picture">
        {house && <img src={house.src} width={house.width} height={house.height} alt="" loading="lazy" />}
      </div>
      <div className="website-hosting-house-words">
        <div className="website-hosting-house-head">
          <h3 className="website-hosting-house-title">{title}</h3>
          {popular && <Badge>{words.plan.popular}</Badge>}
        </div>
        <p>{subtitle}</p>
        <dl className="website-hosting-house-figures">
          {figures.map(({ id, label, value, unit }) => (
            <div key={id} className="website-hosting-house-figure">
              <dt className="website-hosting-house-label">{label}</dt>
              <dd className="figure">
                {value}
                {unit && (
                  <>
                    {" "}
                    <span className="website-hosting-house-unit">{unit}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="website-hosting-house-order">
          <Price {...plan} months={months} />
          <OrderLink
            href={href}
            text={words.plan.choose}
            which={phrase(chooseNote, { price: money(monthly) })}
            popular={popular}
            soldOut={soldOut}
          />
        </div>
      </div>
    </Reveal>
  );
}
