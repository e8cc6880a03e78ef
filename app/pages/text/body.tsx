import { createElement, Fragment, type ReactNode } from "react";
import { AnyLink } from "../../components/any-link";
import { Drawing } from "../../components/drawing";
import type { PictureOrDrawing } from "../../components/drawing-file";
import { linkTarget } from "../../content/brand";
import { scrolling } from "../../content/pages/text";
import type { SiteHref } from "../../content/paths";
import type { TextElement, TextNode } from "../../content/texts";
import "./body.css";
import { ScrollBox } from "./scroll-box";

export function Body({ nodes }: { nodes: readonly TextNode[] }) {
  return <div className="text-body">{rendered(nodes)}</div>;
}

/** Arguments, not a list: they never change places and need no keys. */
function rendered(nodes: readonly TextNode[] = []): ReactNode {
  return createElement(
    Fragment,
    {},
    ...nodes.map((node) => (typeof node === "string" ? node : element(node))),
  );
}

function element({ tag: Tag, children, ...node }: TextElement): ReactNode {
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
  const words = rendered(children);
  if (Tag === "a") {
    // The build has checked that the page, and the place on it, exists.
    const target = linkTarget(to ? { to: to as SiteHref } : { destination: href });
    return (
      <AnyLink target={target} className="text-body-link">
        {words}
      </AnyLink>
    );
  }
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
