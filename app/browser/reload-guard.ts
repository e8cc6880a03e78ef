/** The only thing the site stores: the path that was last reloaded because its code was missing. */
const key = "reloaded-for";

/**
 * After a deploy a tab that is still open may request a file that no longer exists. Loading the page from the server
 * fixes that; doing it twice for the same path would loop. Returns whether to reload, and remembers that it was done.
 */
export function claimReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
    return true;
  } catch {
    // Without storage nothing could stop a loop: do not reload.
    return false;
  }
}

/** Called when the page runs: a later deploy may reload it again. */
export function releaseReload(path: string) {
  try {
    if (sessionStorage.getItem(key) === path) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
