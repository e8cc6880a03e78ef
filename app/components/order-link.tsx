import { ButtonLink } from "./button-link";

export type Order = {
  href: string;
  /** What the button shows. */
  text: string;
  /** What follows it for those who cannot see which plan the button stands in. */
  which?: string;
};

type OrderLinkProps = Order & { popular: boolean; size?: "normal" | "narrow" };

/** The button that leads to the store; the popular plan's is the torch of its list. */
export function OrderLink({ href, text, which, popular, size = "normal" }: OrderLinkProps) {
  return (
    <ButtonLink target={{ href }} tone={popular ? "torch" : "dark"} size={size}>
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
