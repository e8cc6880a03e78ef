import type { PlaceRecords } from "../../app/art/places/place-drawings";
import type { Records } from "../../schemas/all-schemas";
import type { Content } from "./content";

/** The records that the places at the top of the pages are drawn from. */
export function placeRecords(content: Content): PlaceRecords {
  const records = content as Records;
  return { vpsPlans: records["vps-plans"] };
}
