import { timing } from "../hooks/timing";

/**
 * Gets a JSON file of our own, within the time limit. What is not that, whatever the reason, is an error whose
 * message names the address. The caller's signal ends the request early.
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const request = new AbortController();
  const giveUp = () => request.abort(signal.reason);
  const limit = setTimeout(() => {
    request.abort(new Error(`${url} did not arrive within ${timing.jsonTimeLimit / 1000} seconds.`));
  }, timing.jsonTimeLimit);
  signal.addEventListener("abort", giveUp);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
    const type = response.headers.get("Content-Type") ?? "";
    // A host without the file may answer with its front page, in good health.
    if (!/^application\/json\b/i.test(type)) throw new Error(`${url} is "${type}": expected JSON.`);
    return await response.json();
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", giveUp);
  }
}
