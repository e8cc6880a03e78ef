import { AnyLink, linkTarget } from "../components/any-link";
import { useLayoutData } from "../hooks/use-layout-data";
import "./announcement.css";

/** The bar at the top of every page, if the owner has something to announce. */
export function Announcement() {
  const { announcement, words } = useLayoutData();
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside className="announcement" aria-label={words.page.announcement}>
      <p className="announcement-text page-width">
        {text}{" "}
        {link && (
          <AnyLink target={linkTarget(link)} className="announcement-link">
            {link.text}
          </AnyLink>
        )}
      </p>
    </aside>
  );
}
