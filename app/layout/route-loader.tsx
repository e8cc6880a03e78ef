import { ringCells } from "../art/mark";
import { useHydrated } from "../hooks/use-hydrated";
import "./route-loader.css";

type RouteLoaderProps = {
  loading: boolean;
  /** Once it is on the screen: to start twenty animations is to keep the reader waiting for the cover. */
  ticking: boolean;
  /** Title of the page one has arrived at; read out once the loader is gone, empty before the first change. */
  arrivedAt: string;
};

const tickMs = 50;

/* Made once, and in its place before it is needed: a click is not to wait for it. */
const ring = (
  <svg className="route-loader-ring" viewBox="0 0 29 29" aria-hidden="true">
    {ringCells.map(([x, y], index) => (
      <path
        key={`${x} ${y}`}
        className="route-loader-cell"
        d={`M${x} ${y}h4v4h-4z`}
        style={{ animationDelay: `${(index - ringCells.length) * tickMs}ms` }}
      />
    ))}
  </svg>
);

/** Covers the screen during a route change, and says so; then says where one is. */
export function RouteLoader({ loading, ticking, arrivedAt }: RouteLoaderProps) {
  const hydrated = useHydrated();
  return (
    <div role="status" data-loading={loading}>
      <div className="route-loader" data-ticking={ticking}>
        {hydrated && ring}
        {loading && <p>Loading the next chunk</p>}
      </div>
      {!loading && <span className="visually-hidden">{arrivedAt}</span>}
    </div>
  );
}
