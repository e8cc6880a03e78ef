import type { ReactNode } from "react";
import { Link } from "react-router";
import { addressOf, languageWith, type SiteHref } from "../../site/addresses";
import { useLayoutData } from "../hooks/use-layout-data";

/** `to`: a page of this site, opened by the router. `href`: any URL, or the `#id` of an element of this page. */
export type LinkTarget = { to: SiteHref } | { href: string };

/** The target of a record that has a page or an outside address. */
export function linkTarget(link: { to?: SiteHref; destination?: string }): LinkTarget {
  return link.to ? { to: link.to } : { href: link.destination ?? "" };
}

/** The sign at the end of a link in a list or a card: `out` if it leads to another site. */
export function linkIcon(target: LinkTarget): "out" | "arrow" {
  return "href" in target && /^https?:/i.test(target.href) ? "out" : "arrow";
}

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
  const { destinations, words } = useLayoutData();
  const addressIn = useAddress();
  const attributes = {
    ...variants,
    className,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-label": label,
  };
  if ("to" in target) {
    const { address, language } = addressIn(target.to);
    // Each language is an app of its own.
    return language === undefined ? (
      <Link to={address} discover="none" {...attributes}>
        {children}
      </Link>
    ) : (
      <a href={address} hrefLang={language} {...attributes}>
        {children}
      </a>
    );
  }
  const { href } = target;
  // Only the client area opens in a new tab: an order in progress must not be lost.
  const newTab = href === destinations.clientArea;
  return (
    <a href={href} {...attributes} {...(newTab && { target: "_blank", rel: "noopener" })}>
      {children}
      {newTab && <span className="visually-hidden">{` ${words.page.newTab}`}</span>}
    </a>
  );
}

/** The address of a page in this language; in the first one, with its tag, while this one does not have the page. */
export function useAddress(): (to: string) => { address: string; language?: string } {
  const { language, languages } = useLayoutData();
  return (to) => {
    const { base, tag } = languageWith(to, { language, languages });
    return { address: addressOf(to, { base }), ...(tag !== language.tag && { language: tag }) };
  };
}
