import { ButtonLink } from "./button-link";

export type PlanOrderLink = {
  href: string;
  /** What the button shows. */
  text: string;
  /** What follows it for those who cannot see which plan the button stands in. */
  which?: string;
};

type PlanOrderProps = PlanOrderLink & { popular: boolean; size?: "normal" | "narrow" };

/** The button that leads to the store; the popular plan's is the torch of its list. */
export function PlanOrder({ href, text, which, popular, size = "normal" }: PlanOrderProps) {
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
