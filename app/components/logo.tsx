import { Link } from "react-router";
import "./logo.css";

/** A longer name has a smaller font, and two lines where it needs them. */
const longName = 14;

/** The mark and the name, as a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" discover="none" className="logo" data-long={name.length > longName || undefined}>
      <svg className="logo-mark" viewBox="0 0 29 29" aria-hidden="true">
        <use href="#mark" />
      </svg>
      {name}
    </Link>
  );
}
