import { useEffect, useState } from "react";

/** Follows a flag, but is true only after the next paint: for work that must not delay that paint. */
export function useAfterPaint(flag: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!flag) return;
    let timer: ReturnType<typeof setTimeout>;
    // A timer that is set in a frame runs after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setPainted(false);
    };
  }, [flag]);
  return flag && painted;
}
