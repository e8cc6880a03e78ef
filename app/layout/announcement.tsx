import { words } from "../content/interface";
import { announcement } from "../content/layout";
import { TargetLink } from "./target-link";
import "./announcement.css";

/** The bar at the top of every page, if the owner has something to announce. */
export function Announcement() {
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside className="announcement" aria-label={words.page.announcement}>
      <p className="announcement-text page-width">
        {text}{" "}
        {link && (
          <TargetLink target={link} className="announcement-link">
            {link.text}
          </TargetLink>
        )}
      </p>
    </aside>
  );
}
