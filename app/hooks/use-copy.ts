import { useEffect, useRef, useState } from "react";
import { timing } from "./timing";
import { useHydrated } from "./use-hydrated";

/**
 * Copies text to the clipboard. `copied` is what was copied a moment ago. Where there is no clipboard, or it
 * refuses, `available` is false and the way to it should not be shown.
 */
export function useCopy() {
  const hydrated = useHydrated();
  const [refused, setRefused] = useState(false);
  const [copied, setCopied] = useState<string>();
  const notice = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(notice.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(true);
      return;
    }
    setCopied(text);
    clearTimeout(notice.current);
    notice.current = setTimeout(() => setCopied(undefined), timing.copiedNotice);
  }

  // Browsers leave it out where the connection is not secure.
  const available = hydrated && !refused && navigator.clipboard !== undefined;
  return { available, copied, copy };
}
