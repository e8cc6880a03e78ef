import type { ReactNode, Ref } from "react";
import { timing } from "../hooks/timing";

type RevealProps = {
  as?: "div" | "article" | "li";
  ref?: Ref<HTMLElement>;
  className?: string;
  id?: string;
  /** The share of the element that must be in view. */
  share?: number;
  children: ReactNode;
  [variant: `data-${string}`]: string | boolean;
};

/** An element that is animated as it scrolls into view, by `revealOnScroll`. */
export function Reveal({ as = "div", share = timing.revealShare, ...attributes }: RevealProps) {
  // TypeScript wants a ref that fits all three elements.
  const Element = as as "article";
  return <Element data-reveal-share={share} {...attributes} />;
}
