import "../styles/bullet.css";
import "./bullet-list.css";

/** The points are the keys: each must be unique. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="bullet-list">
      {points.map((point) => (
        <li key={point} className="bullet">
          {point}
        </li>
      ))}
    </ul>
  );
}
