/** The buttons that were clicked before the app runs, in the order of their last click. */
const clicked = new Set<HTMLElement>();

/** Other buttons work without script: those of the menu open a popover. */
const needsScript = "button:not([popovertarget])";

function remember({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>(needsScript);
  if (!button) return;
  // A second click while nothing happens is no second command.
  clicked.delete(button);
  clicked.add(button);
  button.ariaBusy = "true";
}

export function rememberClicks() {
  addEventListener("click", remember);
}

/** Returns the remembered buttons and remembers no more. */
export function takeClicks(): Set<HTMLElement> {
  removeEventListener("click", remember);
  for (const button of clicked) button.ariaBusy = null;
  return clicked;
}
