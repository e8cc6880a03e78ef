import type { ReactNode } from "react";
import { BulletList } from "./bullet-list";

/** A list under its heading; nothing if there are no points. */
export function TitledPoints({ heading, points }: { heading: ReactNode; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      {heading}
      <BulletList points={points} />
    </div>
  );
}
