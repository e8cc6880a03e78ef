import { useEffect, useRef, useState } from "react";
import { measurePing } from "../../../browser/measure-ping";

export type Ping = {
  state: "before" | "measuring" | "done" | "offline";
  /** While measuring: the address, and the how manieth of its requests is on the way. */
  url?: string;
  round?: number;
  /** Milliseconds by address; null if it did not answer. */
  results: Readonly<Record<string, number | null>>;
};

/** Measures the addresses one after the other when the returned function is called; nothing is sent before. */
export function usePing(urls: readonly string[]): [Ping, () => void] {
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
    for (const url of urls) {
      const ms = await measurePing(url, (round) => {
        setPing({ state: "measuring", url, round, results });
        return mounted.current;
      });
      results = { ...results, [url]: ms ?? null };
    }
    setPing({ state: "done", results });
  }

  return [ping, start];
}
