import type { ReactNode } from "react";
import "./badge.css";

export function Badge({ children }: { children: ReactNode }) {
  return <p className="badge">{children}</p>;
}
