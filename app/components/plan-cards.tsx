import { useLayoutData } from "../hooks/use-layout-data";
import type { PriceData } from "../loaders/prices";
import { Badge } from "./badge";
import { Drawing, type PictureOrDrawing } from "./drawing";
import { type Order, OrderLink } from "./order-link";
import { type PlanFigure, PlanFigures } from "./plan-figures";
import { Price } from "./price";
import { Reveal } from "./reveal";
import "../styles/accent-colors.css";
import "./plan-card.css";
import "./plan-cards.css";

type PlanCardProps = {
  /** Also the id of the card's element and the name of its accent colour. */
  id: string;
  title: string;
  subtitle: { figure: string; label: string };
  /** The page has it in the first screen too. */
  drawing: PictureOrDrawing;
  price: PriceData;
  figures: readonly PlanFigure[];
  /** In place of the one of a popular plan. */
  badge?: string | undefined;
  popular: boolean;
  marked: boolean;
  soldOut?: boolean | undefined;
  order: Order;
  /** The chosen period. */
  months: number | undefined;
};

type PlanCardsProps = {
  plans: readonly Omit<PlanCardProps, "months">[];
  months: number | undefined;
};

/** A grid of cards whose rows are aligned with those of the cards beside them. */
export function PlanCards({ plans, months }: PlanCardsProps) {
  return (
    <ul className="plan-cards" data-columns={planColumns(plans.length)}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} {...plan} months={months} />
      ))}
    </ul>
  );
}

const columnCounts = [5, 4, 3];

/** The number of cards in a row of a wide screen: the one that leaves the fewest places in the last row empty. */
export function planColumns(plans: number): number {
  const emptyPlaces = (columns: number) => (columns - (plans % columns)) % columns;
  const fewest = Math.min(...columnCounts.map(emptyPlaces));
  return columnCounts.find((columns) => emptyPlaces(columns) === fewest) ?? columnCounts.length;
}

function PlanCard(props: PlanCardProps) {
  const { words } = useLayoutData();
  const { id, title, subtitle, drawing, price, figures, popular, marked, soldOut, order, months } = props;
  const badge = props.badge ?? (popular && words.plan.popular);
  return (
    <Reveal as="li" className="plan-card slab" id={id} data-accent={id} data-marked={marked}>
      <h3 className="plan-card-title">{title}</h3>
      <div className="plan-card-field">
        <div className="plan-card-drawing">
          <Drawing name={drawing} firstScreen />
        </div>
        <p className="plan-card-subtitle">
          <span className="figure plan-card-share">{subtitle.figure}</span> {subtitle.label}
        </p>
        {badge && (
          <div className="plan-card-badge">
            <Badge>{badge}</Badge>
          </div>
        )}
      </div>
      <div className="plan-card-price">
        <Price {...price} months={months} />
      </div>
      <div className="plan-card-figures">
        <PlanFigures figures={figures} look="card" />
      </div>
      {/* A button on a wide screen, else a line of text in a card that can be touched anywhere. */}
      <div className="plan-card-order">
        <OrderLink
          order={order}
          price={price}
          months={months}
          popular={popular}
          soldOut={soldOut}
          icon="arrow"
        />
      </div>
    </Reveal>
  );
}
