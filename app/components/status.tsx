import type { IconName } from "../../art/names";
import { Icon } from "./icon";
import "./status.css";

type StatusProps = { status: "operational" | "warning" | "critical"; icon: IconName; label: string };

/** Always an icon and a word, never colour alone. */
export function Status({ status, icon, label }: StatusProps) {
  return (
    <span className="status" data-status={status}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
