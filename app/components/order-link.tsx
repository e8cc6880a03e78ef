import { ButtonLink } from "./button-link";

export type Order = {
  href: string;
  text: string;
  /** Follows the text for screen readers: which plan this is. */
  which?: string;
};

type OrderLinkProps = Order & { popular: boolean; size?: "card" };

/** The link to the store; it is highlighted for the popular plan. */
export function OrderLink({ href, text, which, popular, size }: OrderLinkProps) {
  return (
    <ButtonLink
      target={{ href }}
      tone={popular ? "torch" : "dark"}
      size={size}
      {...(size === "card" && { icon: "arrow" })}
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
