import { OrderLink, type OrderLinkProps } from "./order-link";
import "./plan-card-order.css";

/** A button on a wide screen, else a line of text in a card that can be touched anywhere. */
export function PlanCardOrder(props: OrderLinkProps) {
  return (
    <div className="plan-card-order">
      <OrderLink {...props} icon="arrow" />
    </div>
  );
}
