/** The style sheets of this site that did not arrive, or arrived without a rule (as the HTML of a login page). */
const failed = new Set<HTMLLinkElement>();
let retrying: Promise<unknown> | undefined;

/** Remembers style sheets that fail from now on. The events of a link do not bubble. */
export function rememberFailedStyleSheets() {
  for (const event of ["load", "error"]) document.head.addEventListener(event, remember, { capture: true });
}

function remember({ type, target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  // Extensions add style sheets too, whose rules cannot be read.
  if (new URL(target.href).origin !== location.origin) return;
  if (type === "error" || !target.sheet?.cssRules.length) failed.add(target);
}

export function hasFailedStyleSheet(): boolean {
  return failed.size > 0;
}

/** Requests the failed style sheets again. Vite requests each one only once and takes it for loaded. */
export function retryStyleSheets(): Promise<unknown> {
  retrying ??= Promise.all([...failed].map(requestAgain)).finally(() => {
    retrying = undefined;
  });
  return retrying;
}

function requestAgain(link: HTMLLinkElement): Promise<unknown> {
  const copy = link.cloneNode() as HTMLLinkElement;
  const settled = new Promise((resolve) => {
    copy.onload = resolve;
    copy.onerror = resolve;
  });
  failed.delete(link);
  link.replaceWith(copy);
  return settled;
}
