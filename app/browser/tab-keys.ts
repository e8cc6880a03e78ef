/** What React's event and the browser's have in common. */
type TabListKeyEvent = Pick<KeyboardEvent, "key" | "preventDefault"> & { currentTarget: HTMLElement };

/**
 * `onKeyDown` of an element with `role="tablist"`: arrow keys, Home and End move the focus (ARIA Authoring Practices);
 * Enter or Space selects. Up and down are for vertical lists, else they scroll the page.
 */
export function moveFocusAmongTabs(event: TabListKeyEvent) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const isVertical = event.currentTarget.getAttribute("aria-orientation") === "vertical";
  const following = (current + 1) % tabs.length;
  const previous = (current - 1 + tabs.length) % tabs.length;
  const next = {
    ArrowRight: following,
    ArrowLeft: previous,
    ...(isVertical && { ArrowDown: following, ArrowUp: previous }),
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (current === -1 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}
