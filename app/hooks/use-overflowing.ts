import { type RefObject, useEffect, useState } from "react";

/** Whether the content of an element is taller, or wider, than the element. */
export function useOverflowing(ref: RefObject<Element | null>, side: "height" | "width"): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setOverflowing(
        side === "height"
          ? element.scrollHeight > element.clientHeight
          : element.scrollWidth > element.clientWidth,
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, side]);
  return overflowing;
}
