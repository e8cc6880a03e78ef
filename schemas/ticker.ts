import type * as z from "zod";
import { accentColor, count, id, listOf, number, record, sampleFields, text } from "./parts";

const tickerEntry = record({
  id,
  game: text,
  players: count,
  region: text.describe("A city or country of the locations."),
  trendPercent: number.describe("Change since the previous hour; negative when players leave."),
  color: accentColor,
  ...sampleFields("players", "region", "trendPercent"),
});

export const ticker = listOf(tickerEntry);

export type TickerEntry = z.infer<typeof tickerEntry>;
