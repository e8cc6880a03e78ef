import type { ReactNode } from "react";
import "./button-row.css";

/** Buttons side by side; on a phone one under the other, full width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="button-row">{children}</div>;
}
