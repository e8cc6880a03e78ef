import { type TickerEntry, tickerEntries } from "../../content/ticker";
import { indianNumber } from "../../ui/numbers";
import "./ticker-entries.css";

/** All of them are in the HTML, for those who have no script to turn them. */
export function TickerEntries() {
  return (
    <ul className="home-ticker-entries" data-fading="false">
      {tickerEntries.map((entry, position) => (
        <li key={entry.id} className="home-ticker-entries-entry" hidden={position > 0}>
          <Facts {...entry} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ game, region, players, trendPercent }: TickerEntry) {
  return (
    <>
      <p className="home-ticker-entries-fact">
        <b>{game}</b> <span>{region}</span>
      </p>
      <p className="home-ticker-entries-fact">
        <b>{indianNumber(players)}</b> <span>players</span>
      </p>
      <p className="home-ticker-entries-fact" data-trend={trendPercent > 0 ? "up" : "down"}>
        <b>{`${trendPercent > 0 ? "+" : ""}${trendPercent}%`}</b> <span>this hour</span>
      </p>
    </>
  );
}
