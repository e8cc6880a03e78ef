import { useSyncExternalStore } from "react";
import { scrollToTopUntilInput } from "../browser/scroll";
import { Icon } from "../components/icon";
import { timing } from "../hooks/timing";
import { useLayoutData } from "../hooks/use-layout-data";
import "./scroll-to-top.css";

/** Appears once the page is scrolled more than 300 px. */
export function ScrollToTop() {
  const { words } = useLayoutData();
  const shown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > timing.scrollTopThresholdPx,
    () => false,
  );
  return (
    <button
      type="button"
      className="scroll-to-top slab"
      data-shown={shown}
      aria-label={words.page.toTop}
      onClick={goToTop}
    >
      <svg className="scroll-to-top-ring" viewBox="0 0 29 29" aria-hidden="true">
        <use href="#ring" />
      </svg>
      <Icon name="up" size="large" />
    </button>
  );
}

/** The button disappears with the focus, which then would still be at the end of the page for the next Shift+Tab. */
function goToTop() {
  scrollToTopUntilInput();
  document.getElementById("main")?.focus({ preventScroll: true });
}

function onScroll(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}
