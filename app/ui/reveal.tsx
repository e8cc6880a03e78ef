import { type ReactNode, useRef } from "react";
import { timing } from "../behavior/timing";
import { useReveal } from "../behavior/use-reveal";

type RevealProps = {
  as?: "div" | "article" | "li" | "section";
  className?: string;
  id?: string;
  /** How much of it must be in view; 10 % unless told. */
  share?: number;
  children: ReactNode;
  [variant: `data-${string}`]: string | boolean;
};

/** An element that rises as it scrolls into view. */
export function Reveal({
  as: Element = "div",
  share = timing.revealShare,
  children,
  ...attributes
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useReveal(ref, share);
  return (
    <Element ref={ref as never} {...attributes}>
      {children}
    </Element>
  );
}
