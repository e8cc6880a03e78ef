import "./sky.css";

/** Behind everything else in its parent, which has `data-sky` and is positioned. */
export function Sky() {
  return <div className="sky" />;
}
