import type { ReactNode } from "react";
import { destinations } from "../content/brand";
import type { NavTarget } from "../content/navigation";
import { AnyLink, type LinkTarget } from "../ui/any-link";

/** Of all the places outside, only the client area opens in a new tab: an order in progress must not be lost. */
export function linkTarget(target: NavTarget): LinkTarget {
  if ("to" in target) return { to: target.to };
  return { href: destinations[target.destination], newTab: target.destination === "clientArea" };
}

type TargetLinkProps = { target: NavTarget; className: string; current?: boolean; children: ReactNode };

/** A line of a menu as a link. */
export function TargetLink({ target, ...rest }: TargetLinkProps) {
  return <AnyLink target={linkTarget(target)} {...rest} />;
}
