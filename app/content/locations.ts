import { regions as allRegions, statuses } from "../../content/locations.yaml";
import type { Locations } from "../../schemas/locations";

export type { City, LocationStatus, Region } from "../../schemas/locations";

export const locationStatuses: Locations["statuses"] = statuses;

export const regions: Readonly<Locations["regions"]> = allRegions;
