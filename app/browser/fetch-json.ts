import { timing } from "../hooks/timing";

/** Fetches a JSON file of this site within the time limit. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timing.jsonTimeLimit) });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const type = response.headers.get("Content-Type") ?? "";
  // Some hosts answer a missing file with their front page and status 200.
  if (!/^application\/json\b/i.test(type)) throw new Error(`${url} is "${type}": expected JSON.`);
  return response.json();
}
