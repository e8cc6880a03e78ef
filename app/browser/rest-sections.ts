import { timing } from "../hooks/timing";
import { afterPaint } from "./after-paint";

/** What a section does about its place in the page; styles/rest.css says what that means. */
type Rest = "early" | "awake" | "resting";

/**
 * Lets the sections of a page cost nothing while they are out of sight: the browser neither styles nor lays them out
 * (`content-visibility`), and takes their height as it last was. For that it must have seen them once, so each is laid
 * out in its turn, when there is nothing else to do. Until the app runs they rest by themselves, at a guess of their
 * height; the sections of a page that is gone on to are awake from the start, so that scroll positions hold. Reports
 * when all heights are known, and when they are no longer.
 */
export function restSections(report: (settled: boolean) => void): () => void {
  const sections = document.querySelectorAll<HTMLElement>("[data-rest]");
  const set = (section: HTMLElement, rest: Rest) => {
    section.dataset.rest = rest;
  };
  const { app, whole } = document.documentElement.dataset;
  if (app === undefined && whole === undefined) for (const section of sections) set(section, "resting");

  let turn = 0;
  const walk = async () => {
    const ours = ++turn;
    for (const section of sections) {
      await idle();
      if (ours !== turn) return;
      if (isOnScreen(section)) continue;
      set(section, "awake");
      // The height is noted at the end of the frame that lays it out.
      await painted();
      if (ours !== turn) return;
      if (!isOnScreen(section)) set(section, "resting");
    }
    report(true);
  };
  let width = window.innerWidth;
  const walkAnew = () => {
    // The bars of a phone's browser come and go; only another width makes other heights.
    if (width === window.innerWidth) return;
    width = window.innerWidth;
    report(false);
    walk();
  };

  walk();
  window.addEventListener("resize", walkAnew);
  return () => {
    turn++;
    window.removeEventListener("resize", walkAnew);
  };
}

/** What the reader looks at is left alone: to rest and be woken again counts as a move. */
function isOnScreen(section: Element): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: timing.idleLimit });
    else setTimeout(resolve);
  });
}
