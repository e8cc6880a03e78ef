import type { KeyboardEvent } from "react";

/**
 * Arrow keys, Home and End in a list of tabs (ARIA Authoring Practices): they move the focus, and nothing else;
 * Enter or Space selects. Put it on the element with `role="tablist"`.
 */
export function moveFocusAmongTabs(event: KeyboardEvent<HTMLElement>) {
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
