import { useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint";

/**
 * Follows a flag: into true once the frame that it brings has been painted, into false at once. For what may cost the
 * reader nothing on the way to that frame.
 */
export function useOncePainted(flag: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const callOff = afterPaint(() => setPainted(true));
    return () => {
      callOff();
      setPainted(false);
    };
  }, [flag]);
  return flag && painted;
}
