type Step = () => unknown;

const steps: Step[] = [];

/** Has something undone when the command ends, however it ends: the last thing first. */
export function onCleanUp(step: Step) {
  steps.push(step);
}

export async function cleanUp() {
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch {
      // The remaining steps matter as much as this one.
    }
  }
}

let interrupted = false;

/** Ctrl-C ends the command with everything undone. */
export function cleanUpOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      interrupted = true;
      void cleanUp().then(() => process.exit(130));
    });
  }
}

export function wasInterrupted(): boolean {
  return interrupted;
}
