import { Icon } from "../../components/icon";
import { type LocationStatus, locationStatuses } from "../../content/locations";
import "./status.css";

type StatusProps = {
  status: LocationStatus;
  /** Another word for the same thing: a server is running where a location is operational. */
  label?: string;
};

/** How a machine is: always an icon and a word, never colour alone. */
export function Status({ status, label }: StatusProps) {
  const words = locationStatuses[status];
  return (
    <p className="home-status" data-status={status}>
      <Icon name={words.icon} size="small" />
      {label ?? words.label}
    </p>
  );
}
