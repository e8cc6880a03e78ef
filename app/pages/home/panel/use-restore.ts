import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { timing } from "../../../hooks/timing";

const steps = 20;

export type Restore = {
  /** The name of the backup; absent until one is restored. */
  backup: string | undefined;
  /** From 0 to 1. */
  progress: number;
  isRunning: boolean;
  start: (backup: string) => void;
};

/** Plays the restore of a backup, in steps; it is done at once if the reader prefers reduced motion. */
export function useRestore(): Restore {
  const [backup, setBackup] = useState<string>();
  const [step, setStep] = useState(steps);
  const isRunning = step < steps;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setStep((current) => current + 1), timing.restoreStep);
    return () => clearInterval(timer);
  }, [isRunning]);
  function start(name: string) {
    setBackup(name);
    setStep(prefersReducedMotion() ? steps : 0);
  }
  return { backup, progress: step / steps, isRunning, start };
}
