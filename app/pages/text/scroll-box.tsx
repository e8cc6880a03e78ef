import { type ReactNode, useRef } from "react";
import { useOverflowing } from "../../hooks/use-overflowing";
import "./scroll-box.css";

/** What may be wider than the screen scrolls in a box of its own, which is focusable then. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref, "width");
  const box = scrolls && { role: "group", tabIndex: 0, "aria-label": label };
  return (
    <div className="text-scroll-box" ref={ref} {...box}>
      {children}
    </div>
  );
}
