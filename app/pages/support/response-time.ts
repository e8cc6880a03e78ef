import { supportStats } from "../../content/support-options";
import { figureText } from "../../format/numbers";

const response = supportStats.find(({ id }) => id === "response");

/** "under 15 min"; undefined if the statistics of the page have no response time. */
export const responseTime = response && figureText(response);
