import { Badge } from "../../components/badge";
import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import { OrderLink } from "../../components/order-link";
import { PlanFigures } from "../../components/plan-figures";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import { useLayoutData } from "../../hooks/use-layout-data";
import type { loader } from "./loader";
import "./plans.css";

type PlansProps = PageProps<typeof loader>["data"]["plans"];

/** The plans as units of a rack. */
export function Plans({ head, billing, units, facts }: PlansProps) {
  const { control, months } = useBilling(billing);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...head, aside: control }}>
      <ul className="vps-plans">
        {units.map((unit) => (
          <Unit key={unit.id} unit={unit} months={months} />
        ))}
      </ul>
      <FactRow {...facts} />
    </Section>
  );
}

type UnitProps = {
  unit: PlansProps["units"][number];
  /** The chosen period. */
  months: number | undefined;
};

function Unit({ unit, months }: UnitProps) {
  const { words } = useLayoutData();
  const { id, title, titleNote, subtitle, price, figures, popular, soldOut, order } = unit;
  return (
    <Reveal as="li" className="vps-plans-unit" id={id}>
      <div className="vps-plans-front" data-popular={popular}>
        <div className="vps-plans-head">
          <h3 className="vps-plans-title">
            {title}
            {titleNote && <span className="visually-hidden"> {titleNote}</span>}
          </h3>
          <p className="vps-plans-subtitle">{subtitle}</p>
          {popular && (
            <div className="vps-plans-badge">
              <Badge>{words.plan.popular}</Badge>
            </div>
          )}
        </div>
        <div className="vps-plans-figures">
          <PlanFigures figures={figures} look="rack" />
        </div>
        <div className="vps-plans-price">
          <Price {...price} months={months} />
          <OrderLink order={order} price={price} months={months} popular={popular} soldOut={soldOut} />
        </div>
      </div>
    </Reveal>
  );
}
