import type { ReactNode } from "react";
import type { SiteHref } from "../content/paths";

/** A page of ours, a place on this page, or an address outside; one of ours given as an address is fetched anew. */
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

/** The one place where a target becomes an `<a>`. Links to pages of ours are the router's: see useRoutedLinks. */
export function AnyLink({ target, className, children, current, label, ...variants }: AnyLinkProps) {
  const attributes = {
    ...variants,
    className,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-label": label,
  };
  if (!("href" in target)) {
    return (
      <a href={"to" in target ? target.to : target.anchor} {...attributes}>
        {children}
      </a>
    );
  }
  const { href, newTab } = target;
  // What names a target at all is the browser's.
  const opens = newTab ? { target: "_blank", rel: "noopener" } : href.startsWith("/") && { target: "_self" };
  return (
    <a href={href} {...attributes} {...opens}>
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
