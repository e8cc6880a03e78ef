import type { ReactNode } from "react";
import { Badge } from "./badge";
import "./plan-card.css";
import type { Order } from "./order-link";
import { PlanCardOrder } from "./plan-card-order";
import { type PlanFigure, PlanFigures } from "./plan-figures";
import { Price, type PriceProps } from "./price";
import { Reveal } from "./reveal";
import "../styles/accent-colors.css";

export type PlanCardProps = {
  /** Also the id of the card's element and the name of its accent colour. */
  id: string;
  title: string;
  subtitle: { figure: string; label: string };
  drawing: ReactNode;
  price: PriceProps;
  figures: readonly PlanFigure[];
  badge: string | undefined;
  popular: boolean;
  marked: boolean;
  soldOut?: boolean;
  order: Order;
};

export function PlanCard(props: PlanCardProps) {
  const { id, title, subtitle, drawing, price, figures, badge, popular, marked, soldOut, order } = props;
  return (
    <Reveal as="li" className="plan-card slab" id={id} data-accent={id} data-marked={marked}>
      <h3 className="plan-card-title">{title}</h3>
      <div className="plan-card-field">
        <div className="plan-card-drawing">{drawing}</div>
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
        <Price {...price} />
      </div>
      <div className="plan-card-figures">
        <PlanFigures figures={figures} look="card" />
      </div>
      <PlanCardOrder {...order} popular={popular} soldOut={soldOut} />
    </Reveal>
  );
}
