import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SiteHref } from "../content/paths";

/** A page of ours, a place on this page, or an address outside. */
export type LinkTarget =
  | { to: SiteHref; newTab?: never }
  | { anchor: `#${string}`; newTab?: never }
  | { href: string; newTab?: boolean };

type AnyLinkProps = {
  target: LinkTarget;
  className: string;
  children: ReactNode;
  current?: boolean;
  /** Overrides the text where that alone would say too little. */
  label?: string | undefined;
  [variant: `data-${string}`]: string;
};

/** The one place where a target becomes an `<a>`: pages through the router, everything else natively. */
export function AnyLink({ target, className, children, current, label, ...variants }: AnyLinkProps) {
  const attributes = {
    ...variants,
    className,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-label": label,
  };
  if ("to" in target) {
    return (
      <Link to={target.to} {...attributes}>
        {children}
      </Link>
    );
  }
  if ("anchor" in target) {
    return (
      <a href={target.anchor} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} {...attributes} {...(target.newTab ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
      {target.newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
