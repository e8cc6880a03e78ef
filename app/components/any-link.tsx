import type { ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../content/interface";
import { addressOf, language, languageWith } from "../content/languages";
import type { SiteHref } from "../content/paths";

/** `to`: a page of this site, opened by the router. `href`: any URL, or the `#id` of an element of this page. */
export type LinkTarget = { to: SiteHref } | { href: string; newTab?: boolean };

type AnyLinkProps = {
  target: LinkTarget;
  className: string;
  children: ReactNode;
  current?: boolean;
  /** Accessible name, where the text alone is not enough. */
  label?: string | undefined;
  [variant: `data-${string}`]: string;
};

/** Every link of the site. */
export function AnyLink({ target, className, children, current, label, ...variants }: AnyLinkProps) {
  const attributes = {
    ...variants,
    className,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-label": label,
  };
  if ("to" in target) {
    const { to } = target;
    const own = languageWith(to);
    // Each language is an app of its own.
    return own === language ? (
      <Link to={addressOf(to)} discover="none" {...attributes}>
        {children}
      </Link>
    ) : (
      <a href={addressOf(to, own)} hrefLang={own.tag} {...attributes}>
        {children}
      </a>
    );
  }
  const { href, newTab } = target;
  return (
    <a href={href} {...attributes} {...(newTab && { target: "_blank", rel: "noopener" })}>
      {children}
      {newTab && <span className="visually-hidden">{` ${words.page.newTab}`}</span>}
    </a>
  );
}
