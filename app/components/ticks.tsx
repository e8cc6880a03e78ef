import "./ticks.css";

/** A list with square bullets: short points, each said once. */
export function Ticks({ points }: { points: readonly string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point} className="ticks-point">
          {point}
        </li>
      ))}
    </ul>
  );
}
