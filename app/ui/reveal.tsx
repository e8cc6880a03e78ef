import type { ReactNode } from "react";
import { timing } from "../behavior/timing";

type RevealProps = {
  as?: "div" | "article" | "li" | "section";
  className?: string;
  id?: string;
  /** How much of it must be in view; 10 % unless told. */
  share?: number;
  children: ReactNode;
  [variant: `data-${string}`]: string | boolean;
};

/** An element that rises as it scrolls into view; `revealOnScroll` does it, for the whole page. */
export function Reveal({ as: Element = "div", share = timing.revealShare, ...attributes }: RevealProps) {
  return <Element data-reveal-share={share} {...attributes} />;
}
