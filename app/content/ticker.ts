import records from "../../content/ticker.yaml";
import type { TickerEntry } from "../../schemas/ticker";

export type { TickerEntry } from "../../schemas/ticker";

export const tickerEntries: readonly TickerEntry[] = records;
