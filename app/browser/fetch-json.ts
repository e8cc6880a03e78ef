import { timing } from "../hooks/timing";

/**
 * Fetches a JSON file of this site within the time limit. Every failure is an error whose message names the URL. The
 * signal aborts the request.
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const request = new AbortController();
  const abort = () => request.abort(signal.reason);
  const limit = setTimeout(() => {
    request.abort(new Error(`${url} did not arrive within ${timing.jsonTimeLimit / 1000} seconds.`));
  }, timing.jsonTimeLimit);
  signal.addEventListener("abort", abort);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
    const type = response.headers.get("Content-Type") ?? "";
    // Some hosts answer a missing file with their front page and status 200.
    if (!/^application\/json\b/i.test(type)) throw new Error(`${url} is "${type}": expected JSON.`);
    return await response.json();
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", abort);
  }
}
