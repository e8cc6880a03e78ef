import { useEffect, useRef, useState } from "react";
import { measurePing } from "../../../browser/measure-ping";
import type { LocationsData } from "./locations-data";

export type PingTexts = NonNullable<LocationsData["ping"]>;

type Target = PingTexts["targets"][number];

export type Ping = {
  state: "before" | "measuring" | "done" | "offline";
  /** While measuring: what is measured, and the how manieth of its requests is on the way. */
  target?: Target | undefined;
  round?: number;
  /** Milliseconds by address; null if it did not answer. */
  results: Readonly<Record<string, number | null>>;
};

/** What cities show of it. */
export type Measured = { ping: Ping; nearestCity: string | undefined; texts: PingTexts };

/** Measures the addresses one after the other when the returned function is called; nothing is sent before. */
export function usePing(targets: readonly Target[]): [Ping, () => void] {
  const [ping, setPing] = useState<Ping>({ state: "before", results: {} });
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function start() {
    if (ping.state === "measuring") return;
    if (!navigator.onLine) {
      setPing({ state: "offline", results: {} });
      return;
    }
    // Browsers keep the timings of 250 requests.
    performance.clearResourceTimings();
    let results: Ping["results"] = {};
    for (const target of targets) {
      const ms = await measurePing(target.url, (round) => {
        setPing({ state: "measuring", target, round, results });
        return mounted.current;
      });
      results = { ...results, [target.url]: ms ?? null };
    }
    setPing({ state: "done", results });
  }

  return [ping, start];
}

/** The first of those with the shortest round trip, once all are measured. */
export function nearestTarget({ targets }: PingTexts, { state, results }: Ping) {
  if (state !== "done") return undefined;
  const answered = targets.flatMap((target) => {
    const ms = results[target.url];
    return typeof ms === "number" ? [{ ...target, ms }] : [];
  });
  return answered.toSorted((one, other) => one.ms - other.ms)[0];
}
