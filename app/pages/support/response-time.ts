import { supportStats } from "../../content/support-options";
import { figureText } from "../../format/figure-text";

const response = supportStats.find(({ id }) => id === "response");

/** "under 15 min", for a sentence; absent where the figures of the page do not name one. */
export const responseTime = response && figureText(response);
