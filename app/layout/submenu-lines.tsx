import type { NavGroup, SubmenuLink } from "../../site/schemas/layout";
import { AnyLink, linkTarget } from "../components/any-link";
import { Drawing } from "../components/drawing";
import { useLayoutData } from "../hooks/use-layout-data";
import { LiveStatus, useLeadsToStatusPage } from "./live-status";
import "./submenu-lines.css";

type SubmenuLinesProps = { links: readonly SubmenuLink[]; pathname: string };

/** The links of a group, each with its drawing and one line: the same in the header and in the mobile menu. */
export function SubmenuLines({ links, pathname }: SubmenuLinesProps) {
  const { words } = useLayoutData();
  const leadsToStatusPage = useLeadsToStatusPage();
  return links.map((link) => (
    <li key={link.label}>
      <AnyLink
        target={linkTarget(link)}
        className="submenu-lines-link"
        current={"to" in link && link.to === pathname}
      >
        <span className="submenu-lines-drawing">
          <Drawing name={link.drawing} />
        </span>
        <b className="submenu-lines-label">{link.label}</b>
        {link.price && <span className="submenu-lines-price">{link.price}</span>}
        <span className="submenu-lines-description">
          {leadsToStatusPage(link) ? (
            <LiveStatus operational={words.status.allOperational} unknown={link.description} />
          ) : (
            link.description
          )}
        </span>
        {link.wideDrawing && (
          <span className="submenu-lines-wide">
            <Drawing name={link.wideDrawing} />
          </span>
        )}
      </AnyLink>
    </li>
  ));
}

/** Whether the current page is one of the group's links, or belongs to the group without a link. */
export function isInGroup({ submenu, covers = [] }: NavGroup, pathname: string): boolean {
  const listed = submenu.some((link) => "to" in link && link.to === pathname);
  return listed || covers.some((path) => path === pathname);
}
