import type { IconName } from "../../art/names";
import { useLayoutData } from "../hooks/use-layout-data";
import type { PriceData } from "../loaders/prices";
import { ButtonLink } from "./button-link";
import "./order-link.css";

export type Order = {
  href: string;
  text: string;
  /** Follows the text for screen readers: which plan this is. */
  which?: string;
};

type OrderLinkProps = {
  order: Order;
  price: PriceData;
  /** The chosen period, for which the store may have another address. */
  months: number | undefined;
  popular: boolean;
  soldOut: boolean | undefined;
  icon?: IconName;
};

/** The link to the store, highlighted for the popular plan; or that the plan is sold out. */
export function OrderLink({ order, price, months, popular, soldOut, icon }: OrderLinkProps) {
  if (soldOut) return <SoldOut />;
  const { text, which } = order;
  const charge = months === undefined ? undefined : price.charges?.[months];
  return (
    <ButtonLink
      target={{ href: charge?.href ?? order.href }}
      tone={popular ? "torch" : "dark"}
      {...(icon && { icon })}
    >
      {which === undefined ? (
        text
      ) : (
        <span>
          {text}
          <span className="visually-hidden"> {which}</span>
        </span>
      )}
    </ButtonLink>
  );
}

/** In place of an order link. */
export function SoldOut() {
  const { words } = useLayoutData();
  return <p className="order-link-sold-out">{words.plan.soldOut}</p>;
}
