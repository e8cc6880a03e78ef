import { Badge } from "../../components/badge";
import { OrderLink } from "../../components/order-link";
import { PlanFigures } from "../../components/plan-figures";
import { PlanSection } from "../../components/plan-section";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import type { PageProps } from "../../entry/page-props";
import { useLayoutData } from "../../hooks/use-layout-data";
import type { loader } from "./loader";
import "./plans.css";

type PlansProps = PageProps<typeof loader>["data"]["plans"];

/** The plans as units of a rack. */
export function Plans({ plans, ...section }: PlansProps) {
  return (
    <PlanSection {...section}>
      {(months) => (
        <ul className="vps-plans">
          {plans.map((unit) => (
            <Unit key={unit.id} unit={unit} months={months} />
          ))}
        </ul>
      )}
    </PlanSection>
  );
}

type UnitProps = {
  unit: PlansProps["plans"][number];
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
