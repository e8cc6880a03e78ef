import { timing } from "../hooks/timing";

/** How many requests are measured, after one that opens the connection. */
export const pingRounds = 5;

/**
 * The median time of a round trip to an address in milliseconds; undefined if it does not answer. Calls back before
 * each request and stops as soon as that returns false.
 */
export async function measurePing(url: string, onRound: (round: number) => boolean) {
  const times: number[] = [];
  for (let round = 0; round <= pingRounds && onRound(Math.max(1, round)); round++) {
    const time = await roundTrip(url);
    if (round > 0 && time !== undefined) times.push(time);
    // Without a connection the other requests would only take time.
    if (round === 0 && time === undefined) break;
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}

async function roundTrip(url: string): Promise<number | undefined> {
  // The name by which its timing is found.
  const address = new URL(url);
  address.searchParams.set("t", String(performance.now()));
  const { href } = address;
  const started = performance.now();
  try {
    const response = await fetch(href, {
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(timing.pingTimeLimit),
    });
    const elapsed = performance.now() - started;
    if (!response.ok) return undefined;
    await response.arrayBuffer();
    // The browser adds the timing in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    const [entry] = performance.getEntriesByName(href, "resource") as PerformanceResourceTiming[];
    // Without Timing-Allow-Origin both are 0.
    return entry?.requestStart ? entry.responseStart - entry.requestStart : elapsed;
  } catch {
    return undefined;
  }
}
