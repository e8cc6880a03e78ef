import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SiteHref } from "../content/paths";

/** A page of the site, an element on this page, or any other address; given as `href`, a page is loaded again. */
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

/** The one place where a target becomes a link. */
export function AnyLink({ target, className, children, current, label, ...variants }: AnyLinkProps) {
  const attributes = {
    ...variants,
    className,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-label": label,
  };
  if ("to" in target) {
    return (
      <Link to={target.to} discover="none" {...attributes}>
        {children}
      </Link>
    );
  }
  const { newTab } = target;
  return (
    <a
      href={"anchor" in target ? target.anchor : target.href}
      {...attributes}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
