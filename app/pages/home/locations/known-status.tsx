import { Status } from "../../../components/status";
import { type LocationStatus, locationStatuses } from "../../../content/locations";

/** Keeps the height of a line. */
const nbsp = "\u00a0";

export function KnownStatus({ status }: { status: LocationStatus | undefined }) {
  return status ? <Status status={status} {...locationStatuses[status]} /> : <span>{nbsp}</span>;
}
