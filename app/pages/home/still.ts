import { stillParts } from "../../ui/still-parts";

/** What of the home page never changes once it stands. */
export const still = stillParts(() => import("./still-parts"));
