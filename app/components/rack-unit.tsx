import { Badge } from "./badge";
import { type Order, OrderLink } from "./order-link";
import { type PlanFigure, PlanFigures } from "./plan-figures";
import { Price, type PriceProps } from "./price";
import "./rack-unit.css";
import { Reveal } from "./reveal";
import { SoldOut } from "./sold-out";

export type RackUnitProps = {
  id: string;
  title: string;
  /** Follows the title for screen readers: two units may have the same title. */
  titleNote?: string;
  subtitle: string;
  price: PriceProps;
  figures: readonly PlanFigure[];
  popular: boolean;
  soldOut?: boolean;
  order: Order;
};

const ledPitch = 14;
const ledStarts = Array.from({ length: 12 }, (_, position) => position * ledPitch);

export function RackUnit(props: RackUnitProps & { columns: number }) {
  const { id, title, titleNote, subtitle, price, figures, popular, soldOut, order, columns } = props;
  return (
    <Reveal as="li" className="rack-unit" id={id}>
      <div className="rack-unit-front" data-popular={popular}>
        <div className="rack-unit-head">
          <svg className="rack-unit-leds" viewBox="0 0 162 8" aria-hidden="true">
            {ledStarts.map((x) => (
              <rect key={x} x={x} width="8" height="8" />
            ))}
          </svg>
          <h3 className="rack-unit-title">
            {title}
            {titleNote && <span className="visually-hidden"> {titleNote}</span>}
          </h3>
          <p className="rack-unit-subtitle">{subtitle}</p>
          {popular && (
            <div className="rack-unit-badge">
              <Badge>Popular</Badge>
            </div>
          )}
        </div>
        <div className="rack-unit-figures">
          <PlanFigures figures={figures} look="rack" columns={columns} />
        </div>
        <div className="rack-unit-price">
          <Price {...price} />
          {soldOut ? <SoldOut /> : <OrderLink {...order} popular={popular} />}
        </div>
      </div>
    </Reveal>
  );
}
