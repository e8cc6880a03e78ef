import type { CSSProperties } from "react";
import { ringCells } from "../../art/models/mark";
import { loading as loadingText } from "../content/layout";
import { timing } from "../hooks/timing";
import "./route-loader.css";

type RouteLoaderProps = {
  loading: boolean;
  /** Announced once the loader is gone; empty before the first route change. */
  pageTitle: string;
};

const cellMs = 50;
const maximum = { "--route-loader-maximum": `${timing.loaderMaximum}ms` } as CSSProperties;

/** Covers the screen during a route change and announces it, then the title of the new page. */
export function RouteLoader({ loading, pageTitle }: RouteLoaderProps) {
  return (
    <div role="status">{loading ? <Cover /> : <span className="visually-hidden">{pageTitle}</span>}</div>
  );
}

function Cover() {
  return (
    <div className="route-loader" style={maximum}>
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
      <p>{loadingText}</p>
    </div>
  );
}
