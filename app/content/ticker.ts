export { default as tickerEntries } from "../../content/ticker.yaml";

export type { TickerEntry } from "../../site/schemas/home";
