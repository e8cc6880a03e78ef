import type { KeyboardEvent, ReactNode, Ref } from "react";
import { moveFocusAmongTabs } from "../browser/tab-keys";
import "./tabs.css";

type TabsProps = {
  /** What the tabs choose among, for those who cannot see. */
  label: string;
  /** Buttons or links with `role="tab"`. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A list of tabs: arrow keys move among them, Enter, Space or a click chooses. */
export function Tabs({ label, children, ref }: TabsProps) {
  return (
    <div ref={ref} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  moveFocusAmongTabs(event);
  // Enter follows a link by itself; the space bar, which belongs to a tab, does not.
  if (event.key === " " && event.target instanceof HTMLAnchorElement) {
    event.preventDefault();
    event.target.click();
  }
}
