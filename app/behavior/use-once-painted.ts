import { useEffect, useState } from "react";

/**
 * Follows a flag: into true once the frame that it brings has been painted, into false at once. For what may cost the
 * reader nothing on the way to that frame.
 */
export function useOncePainted(flag: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!flag) return;
    let timer: ReturnType<typeof setTimeout>;
    // What a timer set in a frame does comes after its painting.
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
