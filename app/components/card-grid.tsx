import { type ReactNode, useRef } from "react";
import { useOverflowing } from "../hooks/use-overflowing";
import "./card-grid.css";

type CardGridProps = {
  labelledBy: string;
  /** On phones the cards are below each other, or in a row to swipe through. */
  phone: "list" | "row";
  children: ReactNode;
};

export function CardGrid({ labelledBy, phone, children }: CardGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref, "width");
  // A row that scrolls must be focusable.
  const row = scrolls && phone === "row" && { role: "group", tabIndex: 0, "aria-labelledby": labelledBy };
  return (
    <div className="card-grid" data-phone={phone} ref={ref} {...row}>
      {children}
    </div>
  );
}
