import { useLocation } from "react-router";
import { Badge } from "../../components/badge";
import { Drawing } from "../../components/drawing";
import { OrderLink } from "../../components/order-link";
import { PlanFigures } from "../../components/plan-figures";
import { PlanSection } from "../../components/plan-section";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import { useHydrated } from "../../hooks/use-hydrated";
import { useLayoutData } from "../../hooks/use-layout-data";
import type { MinecraftData } from "./loader";
import "../../styles/accent-colors.css";
import "./plans.css";

type PlansProps = MinecraftData["plans"] & {
  /** The id of the plan that the reader has chosen with the finder. */
  chosen: string | undefined;
  chosenBadge: string | undefined;
};

/**
 * A grid of cards whose rows are aligned with those of the cards beside them. The card that the address names is marked, and
 * the one that the reader has chosen.
 */
export function Plans({ chosen, chosenBadge, plans, ...section }: PlansProps) {
  const { words } = useLayoutData();
  // CSS :target does not change when the router changes the address.
  const { hash } = useLocation();
  const named = useHydrated() ? hash.slice(1) : "";
  return (
    <PlanSection {...section}>
      {(months) => (
        <ul className="minecraft-plans" data-columns={planColumns(plans.length)}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              months={months}
              marked={plan.id === named || plan.id === chosen}
              badge={plan.id === chosen ? chosenBadge : plan.popular && words.plan.popular}
            />
          ))}
        </ul>
      )}
    </PlanSection>
  );
}

const columnCounts = [5, 4, 3];

/** The number of cards in a row of a wide screen: the one that leaves the fewest places in the last row empty. */
export function planColumns(plans: number): number {
  const emptyPlaces = (columns: number) => (columns - (plans % columns)) % columns;
  const fewest = Math.min(...columnCounts.map(emptyPlaces));
  return columnCounts.find((columns) => emptyPlaces(columns) === fewest) ?? columnCounts.length;
}

type PlanCardProps = {
  plan: MinecraftData["plans"]["plans"][number];
  /** The chosen period. */
  months: number | undefined;
  marked: boolean;
  badge: string | false | undefined;
};

/** Its id is also the name of its accent colour. */
function PlanCard({ plan, months, badge, marked }: PlanCardProps) {
  const { id, title, subtitle, drawing, price, figures, popular, soldOut, order } = plan;
  return (
    <Reveal as="li" className="minecraft-plans-card slab" id={id} data-accent={id} data-marked={marked}>
      <h3 className="minecraft-plans-title">{title}</h3>
      <div className="minecraft-plans-field">
        <div className="minecraft-plans-drawing">
          <Drawing name={drawing} firstScreen />
        </div>
        <p className="minecraft-plans-subtitle">
          <span className="figure minecraft-plans-share">{subtitle.figure}</span> {subtitle.label}
        </p>
        {badge && (
          <div className="minecraft-plans-badge">
            <Badge>{badge}</Badge>
          </div>
        )}
      </div>
      <div className="minecraft-plans-price">
        <Price {...price} months={months} />
      </div>
      <div className="minecraft-plans-figures">
        <PlanFigures figures={figures} look="card" />
      </div>
      {/* A button on a wide screen, else a line of text in a card that can be touched anywhere. */}
      <div className="minecraft-plans-order">
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
