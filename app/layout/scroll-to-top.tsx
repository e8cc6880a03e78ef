import { useEffect, useRef } from "react";
import { scrollToTop } from "../browser/scroll";
import { Icon } from "../components/icon";
import { timing } from "../hooks/timing";
import { useScrolledPast } from "../hooks/use-scrolled-past";
import "./scroll-to-top.css";

/** The way back up, once the page is scrolled more than 300 px. The reader's own wheel or finger ends the ride. */
export function ScrollToTop() {
  const shown = useScrolledPast(timing.scrollTopThresholdPx);
  const stop = useRef(() => {});

  useEffect(() => {
    const interrupt = () => stop.current();
    window.addEventListener("wheel", interrupt, { passive: true });
    window.addEventListener("touchmove", interrupt, { passive: true });
    return () => {
      window.removeEventListener("wheel", interrupt);
      window.removeEventListener("touchmove", interrupt);
      interrupt();
    };
  }, []);

  return (
    <button
      type="button"
      className="scroll-to-top slab"
      data-shown={shown}
      aria-label="Back to top"
      onClick={() => {
        stop.current();
        stop.current = scrollToTop();
      }}
    >
      <svg className="scroll-to-top-ring" viewBox="0 0 29 29" aria-hidden="true">
        <use href="#ring" />
      </svg>
      <Icon name="up" size="large" />
    </button>
  );
}
