import { createElement, Fragment, type ReactNode, useRef } from "react";
import type { SiteHref } from "../../../site/addresses";
import type { TextElement, TextNode } from "../../../site/schemas/text-page";
import { AnyLink } from "../../components/any-link";
import { Drawing, type PictureOrDrawing } from "../../components/drawing";
import { useOverflowing } from "../../hooks/use-overflowing";
import "./body.css";
import "./scroll-box.css";

/** Names of wide tables and code. */
type Scrolling = { table: string; code: string };

type BodyProps = { nodes: readonly TextNode[]; scrolling: Scrolling };

/** Elements, not a string of HTML: with `trusted-types 'none'` a browser refuses to set one. */
export function Body({ nodes, scrolling }: BodyProps) {
  return <div className="text-body">{rendered(nodes, scrolling)}</div>;
}

/** Arguments, not a list: they never change places and need no keys. */
function rendered(nodes: readonly TextNode[], scrolling: Scrolling): ReactNode {
  return createElement(
    Fragment,
    {},
    ...nodes.map((node) => (typeof node === "string" ? node : element(node, scrolling))),
  );
}

function element({ tag: Tag, children, ...node }: TextElement, scrolling: Scrolling): ReactNode {
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

/** What may be wider than the screen scrolls in a box of its own, which is focusable then. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref, "width");
  const box = scrolls && { role: "group", tabIndex: 0, "aria-label": label };
  return (
    <div className="text-scroll-box" ref={ref} {...box}>
      {children}
    </div>
  );
}
