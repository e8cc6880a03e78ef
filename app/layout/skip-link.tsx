import { useRef } from "react";
import { useFocusLink } from "../hooks/use-focus-link";
import "./skip-link.css";

/** First stop of the Tab key. The address stays as it is: on /legal the hash says which document is open. */
export function SkipLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusLink(link);
  return (
    <a ref={link} className="skip-link" href="#main">
      Skip to content
    </a>
  );
}
