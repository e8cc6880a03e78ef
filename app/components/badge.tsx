import type { ReactNode } from "react";
import "./badge.css";

/** One word on torch: what many choose. */
export function Badge({ children }: { children: ReactNode }) {
  return <p className="badge">{children}</p>;
}
