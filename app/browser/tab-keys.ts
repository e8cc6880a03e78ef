/** What React's event and the browser's have in common. */
type TabListKeyEvent = Pick<KeyboardEvent, "key" | "preventDefault"> & { currentTarget: HTMLElement };

/**
 * `onKeyDown` of an element with `role="tablist"`: arrow keys, Home and End move the focus (ARIA Authoring Practices);
 * Enter or Space selects.
 */
export function moveFocusAmongTabs(event: TabListKeyEvent) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowRight: (current + 1) % tabs.length,
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (current === -1 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}
