import type { MouseEvent } from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { afterPaint } from "../browser/after-paint";
import { routedPath } from "../browser/link-target";

/**
 * Answers clicks on links to pages of ours, as they bubble, by the router. So links are plain `<a>` elements: they work
 * in HTML that no component stands behind, and none of them is rendered again when the address changes. `onLeave` is
 * told of another page first, and what it shows is on the screen before the router begins to work.
 */
export function useRoutedLinks(onLeave: (pathname: string) => void): (click: MouseEvent) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (click) => {
    const target = routedPath(click.nativeEvent);
    if (!target) return;
    click.preventDefault();
    // As browsers do: the page one is on is not noted twice.
    const go = () => void navigate(target, { replace: createPath(target) === createPath(location) });
    if (target.pathname === location.pathname) return go();
    onLeave(target.pathname);
    afterPaint(go);
  };
}
