import { stillParts } from "../ui/still-parts";

/** What of the shell is the same on every page. */
export const still = stillParts(() => import("./footer"));
