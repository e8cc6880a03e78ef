import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { timing } from "../../../hooks/timing";

export type Restore = {
  /** The id of the backup; absent until one is restored. */
  backup: string | undefined;
  /** That of a running restore. */
  step: number | undefined;
  start: (backup: string) => void;
};

/** Plays the restore of a backup, in steps; it is done at once if the reader prefers reduced motion. */
export function useRestore(steps: number): Restore {
  const [backup, setBackup] = useState<string>();
  const [step, setStep] = useState(steps);
  const isRunning = step < steps;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setStep((current) => current + 1), timing.restoreStep);
    return () => clearInterval(timer);
  }, [isRunning]);
  function start(id: string) {
    setBackup(id);
    setStep(prefersReducedMotion() ? steps : 0);
  }
  return { backup, step: isRunning ? step : undefined, start };
}
