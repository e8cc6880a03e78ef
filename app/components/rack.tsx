import { useLayoutData } from "../hooks/use-layout-data";
import type { PriceData } from "../loaders/prices";
import { Badge } from "./badge";
import { type Order, OrderLink } from "./order-link";
import { type PlanFigure, PlanFigures } from "./plan-figures";
import { Price } from "./price";
import "./rack.css";
import { Reveal } from "./reveal";

type RackUnitProps = {
  id: string;
  title: string;
  /** Follows the title for screen readers: two units may have the same title. */
  titleNote?: string;
  subtitle: string;
  price: PriceData;
  figures: readonly PlanFigure[];
  popular: boolean;
  soldOut?: boolean | undefined;
  order: Order;
  /** The chosen period. */
  months: number | undefined;
};

type RackProps = {
  units: readonly Omit<RackUnitProps, "months">[];
  months: number | undefined;
};

export function Rack({ units, months }: RackProps) {
  return (
    <ul className="rack">
      {units.map((unit) => (
        <RackUnit key={unit.id} {...unit} months={months} />
      ))}
    </ul>
  );
}

function RackUnit(props: RackUnitProps) {
  const { words } = useLayoutData();
  const { id, title, titleNote, subtitle, price, figures, popular, soldOut, order, months } = props;
  return (
    <Reveal as="li" className="rack-unit" id={id}>
      <div className="rack-unit-front" data-popular={popular}>
        <div className="rack-unit-head">
          <h3 className="rack-unit-title">
            {title}
            {titleNote && <span className="visually-hidden"> {titleNote}</span>}
          </h3>
          <p className="rack-unit-subtitle">{subtitle}</p>
          {popular && (
            <div className="rack-unit-badge">
              <Badge>{words.plan.popular}</Badge>
            </div>
          )}
        </div>
        <div className="rack-unit-figures">
          <PlanFigures figures={figures} look="rack" />
        </div>
        <div className="rack-unit-price">
          <Price {...price} months={months} />
          <OrderLink order={order} price={price} months={months} popular={popular} soldOut={soldOut} />
        </div>
      </div>
    </Reveal>
  );
}
