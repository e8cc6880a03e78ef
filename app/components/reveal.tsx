import type { ReactNode, Ref } from "react";
import { timing } from "../hooks/timing";

type RevealProps = {
  as?: "div" | "article" | "li" | "section";
  ref?: Ref<HTMLElement>;
  className?: string;
  id?: string;
  /** How much of it must be in view; 10 % unless told. */
  share?: number;
  children: ReactNode;
  [variant: `data-${string}`]: string | boolean;
};

/** An element that rises as it scrolls into view; `revealOnScroll` does it, for the whole page. */
export function Reveal({ as = "div", share = timing.revealShare, ...attributes }: RevealProps) {
  // All of them are plain HTML elements; TypeScript would want a ref that fits each of the four.
  const Element = as as "article";
  return <Element data-reveal-share={share} {...attributes} />;
}
