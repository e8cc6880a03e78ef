/** The one thing the site stores: the path a reload was made for, so that it is made once. */
const key = "reloaded-for";

/**
 * After a deploy, a tab that is still open may ask for a chunk that is gone. Loading the page anew from the server
 * mends that; doing it twice for one path would loop. Answers whether the reload may be made, and notes that it is.
 */
export function claimReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
    return true;
  } catch {
    // Without storage nothing could stop a loop, so there is no reload.
    return false;
  }
}

/** The page has started: a later deploy may reload for it again. */
export function releaseReload(path: string) {
  try {
    if (sessionStorage.getItem(key) === path) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
}
