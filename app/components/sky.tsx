import "./sky.css";

/** Behind everything else in its parent, which has `data-hour` and is positioned. */
export function Sky() {
  return <div className="sky" />;
}
