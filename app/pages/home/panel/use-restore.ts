import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { timing } from "../../../hooks/timing";

const { restoreSteps, restoreStep } = timing;

export type Restore = ReturnType<typeof useRestore>;

/** Plays the restore of a backup, in steps; it is done at once if the reader prefers reduced motion. */
export function useRestore() {
  const [backup, setBackup] = useState<string>();
  const [step, setStep] = useState<number>(restoreSteps);
  const isRunning = step < restoreSteps;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setStep((current) => current + 1), restoreStep);
    return () => clearInterval(timer);
  }, [isRunning]);
  function start(id: string) {
    setBackup(id);
    setStep(prefersReducedMotion() ? restoreSteps : 0);
  }
  return { backup, step, isRunning, start };
}
