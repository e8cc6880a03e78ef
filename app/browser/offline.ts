/** The server of the site cannot be reached. */
export class OfflineError extends Error {}

/** Whether the server answers, with any status. */
export async function isReachable(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
