/** The style sheets of this site that could not be loaded. */
const failed = new Set<HTMLLinkElement>();
let retrying: Promise<unknown> | undefined;

/** Remembers style sheets that fail from now on. The error event of a link does not bubble. */
export function rememberFailedStyleSheets() {
  document.head.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet" && isOurs(target))
        failed.add(target);
    },
    { capture: true },
  );
}

/** Requests the failed style sheets again; rejects if one fails again. Vite requests each one only once. */
export function retryStyleSheets(): Promise<unknown> {
  retrying ??= Promise.all([...failed].map(requestAgain)).finally(() => {
    retrying = undefined;
  });
  return retrying;
}

function requestAgain(link: HTMLLinkElement): Promise<unknown> {
  const copy = link.cloneNode() as HTMLLinkElement;
  const settled = new Promise((resolve, reject) => {
    copy.onload = resolve;
    copy.onerror = () => reject(new Error(`${copy.href} could not be loaded.`));
  });
  failed.delete(link);
  link.replaceWith(copy);
  return settled;
}

/** Extensions add style sheets too. */
function isOurs({ href }: HTMLLinkElement): boolean {
  return new URL(href).origin === location.origin;
}
