import { useEffect, useRef, useState } from "react";
import { timing } from "./timing";
import { useHydrated } from "./use-hydrated";

/**
 * Copies text to the clipboard. `copied` is the text that was copied a moment ago. `available` is false where there is
 * no clipboard or it refused; the button should then not be shown.
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

  // Browsers have no clipboard on insecure connections.
  const available = hydrated && !refused && navigator.clipboard !== undefined;
  return { available, copied, copy };
}
