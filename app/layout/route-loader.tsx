import { useLayoutEffect, useRef } from "react";
import { ringCells } from "../../art/models/mark";
import { timing } from "../hooks/timing";
import { useLayoutData } from "../hooks/use-layout-data";
import "./route-loader.css";

type RouteLoaderProps = {
  /** When the route change began, in the time of `performance.now()`. */
  loadingSince: number | undefined;
  /** Announced once the loader is gone; empty before the first route change. */
  pageTitle: string;
};

const cellMs = 50;

/** Covers the screen during a route change and announces it, then the title of the new page. */
export function RouteLoader({ loadingSince, pageTitle }: RouteLoaderProps) {
  return (
    <div role="status">
      {loadingSince === undefined ? (
        <span className="visually-hidden">{pageTitle}</span>
      ) : (
        <Cover since={loadingSince} />
      )}
    </div>
  );
}

function Cover({ since }: { since: number }) {
  const { loading } = useLayoutData();
  const ref = useRef<HTMLDivElement>(null);
  // A long task delays the timer that removes the loader, and the first frame of the loader; it does not delay this.
  useLayoutEffect(() => {
    const options = { duration: timing.loaderMaximum, easing: "step-end", fill: "forwards" } as const;
    const limit = ref.current?.animate?.({ opacity: [1, 0] }, options);
    if (limit) limit.startTime = since;
    return () => limit?.cancel();
  }, [since]);
  return (
    <div className="route-loader" ref={ref}>
      <svg className="route-loader-ring" viewBox="0 0 29 29" aria-hidden="true">
        {ringCells.map(([x, y], index) => (
          <path
            key={`${x} ${y}`}
            className="route-loader-cell"
            d={`M${x} ${y}h4v4h-4z`}
            style={{ animationDelay: `${(index - ringCells.length) * cellMs}ms` }}
          />
        ))}
      </svg>
      <p>{loading}</p>
    </div>
  );
}
