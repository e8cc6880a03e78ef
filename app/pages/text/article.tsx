import { createElement, Fragment, type ReactNode, useRef } from "react";
import type { SiteHref } from "../../../site/addresses";
import type { TextElement, TextLink, TextNode } from "../../../site/schemas/text-page";
import { AnyLink } from "../../components/any-link";
import { Contents } from "../../components/contents";
import { Drawing, type PictureOrDrawing } from "../../components/drawing";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import { useOverflowing } from "../../hooks/use-overflowing";
import "./article.css";
import "./body.css";
import type { loader } from "./loader";
import "./page-list.css";

type ArticleProps = PageProps<typeof loader>["data"]["article"];

export function Article({ contents, body, scrolling }: ArticleProps) {
  return (
    <Section ground="quiet">
      <div className="text-article">
        {contents && <Contents {...contents} />}
        <div className="text-body">{rendered(body, scrolling)}</div>
      </div>
    </Section>
  );
}

/**
 * Elements, not a string of HTML: with `trusted-types 'none'` a browser refuses to set one. They are arguments, not a list:
 * they never change places and need no keys.
 */
function rendered(nodes: readonly TextNode[], scrolling: ArticleProps["scrolling"]): ReactNode {
  return createElement(
    Fragment,
    {},
    ...nodes.map((node) => (typeof node === "string" ? node : element(node, scrolling))),
  );
}

function element(
  { tag: Tag, children, ...node }: TextElement,
  scrolling: ArticleProps["scrolling"],
): ReactNode {
  const { anchor, picture, alt = "", code, start, align, to, href = "" } = node;
  if (picture !== undefined) return <Drawing name={picture as PictureOrDrawing} alt={alt} />;
  if (Tag === "pre")
    return (
      <ScrollBox label={scrolling.code}>
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollBox>
    );
  if (code !== undefined) return <code>{code}</code>;
  const words = rendered(children ?? [], scrolling);
  if (Tag === "a")
    return (
      // The build has checked that the page, and the place on it, exists.
      <AnyLink target={to ? { to: to as SiteHref } : { href }} className="text-body-link">
        {words}
      </AnyLink>
    );
  if (Tag === "table")
    return (
      <ScrollBox label={scrolling.table}>
        <table>{words}</table>
      </ScrollBox>
    );
  if (anchor !== undefined) {
    const link = (
      <AnyLink target={{ href: `#${anchor}` }} className="text-body-anchor">
        {words}
      </AnyLink>
    );
    return createElement(Tag, { id: anchor }, link);
  }
  // `br`, `hr` have no children.
  return createElement(Tag, { start, "data-align": align }, ...(children ? [words] : []));
}

/** The texts of a folder. */
export function PageList({ pages }: { pages: readonly TextLink[] }) {
  if (pages.length === 0) return null;
  return (
    <Section ground="midnight">
      <ul className="text-page-list">
        {pages.map(({ to, title, description }) => (
          <li key={to} className="text-page-list-entry">
            <AnyLink target={{ to: to as SiteHref }} className="text-page-list-link">
              <h2 className="text-page-list-title">{title}</h2>
              <p>{description}</p>
              <Icon name="arrow" />
            </AnyLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What may be wider than the screen scrolls in a box of its own, which is focusable then. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref, "width");
  const box = scrolls && { role: "group", tabIndex: 0, "aria-label": label };
  return (
    <div className="text-body-scroll-box" ref={ref} {...box}>
      {children}
    </div>
  );
}
