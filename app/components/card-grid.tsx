import type { ReactNode } from "react";
import "./card-grid.css";

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}
