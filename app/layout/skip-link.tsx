import type { MouseEvent } from "react";
import { useLayoutData } from "../hooks/use-layout-data";
import "./skip-link.css";

/** First stop of the Tab key. The address stays as it is: on /legal the hash says which document is open. */
export function SkipLink() {
  const { words } = useLayoutData();
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is an ordinary link
    <a className="skip-link" href="#main" onClick={focusMain}>
      {words.page.skip}
    </a>
  );
}

function focusMain(event: MouseEvent) {
  const main = document.getElementById("main");
  event.preventDefault();
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}
