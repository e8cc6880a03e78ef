import type { IconName } from "../../art/names";
import type { PriceData } from "../loaders/prices";
import { ButtonLink } from "./button-link";
import { SoldOut } from "./sold-out";

export type Order = {
  href: string;
  text: string;
  /** Follows the text for screen readers: which plan this is. */
  which?: string;
};

export type OrderLinkProps = Order & { popular: boolean; soldOut: boolean | undefined; icon?: IconName };

/** The address for the chosen period. */
export function orderHref({ href }: Order, { charges }: PriceData, months: number | undefined): string {
  return (months === undefined ? undefined : charges?.[months]?.href) ?? href;
}

/** The link to the store, highlighted for the popular plan; or that the plan is sold out. */
export function OrderLink({ href, text, which, popular, soldOut, icon }: OrderLinkProps) {
  if (soldOut) return <SoldOut />;
  return (
    <ButtonLink target={{ href }} tone={popular ? "torch" : "dark"} {...(icon && { icon })}>
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
