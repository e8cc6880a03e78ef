import { ringCells } from "../art/mark";
import "./route-loader.css";

type RouteLoaderProps = {
  loading: boolean;
  /** Title of the page one has arrived at; read out once the loader is gone, empty before the first change. */
  arrivedAt: string;
};

const tickMs = 50;

/** Covers the screen during a route change, and says so; then says where one is. */
export function RouteLoader({ loading, arrivedAt }: RouteLoaderProps) {
  return (
    <div className="route-loader" role="status" data-loading={loading}>
      {loading ? (
        <>
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
          <p>Loading the next chunk</p>
        </>
      ) : (
        <span className="visually-hidden">{arrivedAt}</span>
      )}
    </div>
  );
}
