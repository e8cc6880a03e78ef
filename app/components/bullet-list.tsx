import "./bullet-list.css";

/** A list with square bullets: short points, each said once. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="bullet-list">
      {points.map((point) => (
        <li key={point} className="bullet-list-point">
          {point}
        </li>
      ))}
    </ul>
  );
}
