export { regions, statuses as locationStatuses } from "../../content/locations.yaml";

export type { City, LocationStatus, Region } from "../../site/schemas/home";
