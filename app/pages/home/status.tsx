import { Icon } from "../../components/icon";
import { type LocationStatus, locationStatuses } from "../../content/locations";
import "./status.css";

type StatusProps = {
  status: LocationStatus;
  /** Replaces the default label, such as "Running" for "Operational". */
  label?: string;
};

/** Always an icon and a word, never colour alone. */
export function Status({ status, label }: StatusProps) {
  const words = locationStatuses[status];
  return (
    <p className="home-status" data-status={status}>
      <Icon name={words.icon} size="small" />
      {label ?? words.label}
    </p>
  );
}
