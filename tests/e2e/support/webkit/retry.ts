import { setTimeout as sleep } from "node:timers/promises";

const timeoutMs = 30_000;
const intervalMs = 50;

/** Repeats an action until it does not throw, or throws its error after 30 seconds. */
export async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  while (true) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(intervalMs);
  }
}
