import { ticker as texts } from "../../../content/pages/home";
import { type TickerEntry, tickerEntries } from "../../../content/ticker";
import { localNumber, percentText } from "../../../format/numbers";
import { plural } from "../../../format/phrase";
import "./ticker-entries.css";

/** One entry is visible; all of them are in the HTML, for browsers without script. */
export function TickerEntries({ turn, fading }: { turn: number; fading: boolean }) {
  const shown = turn % tickerEntries.length;
  return (
    <ul className="home-ticker-entries" data-fading={fading}>
      {tickerEntries.map((entry, position) => (
        <li key={entry.id} className="home-ticker-entries-entry" hidden={position !== shown}>
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
        <b>{localNumber(players)}</b> <span>{plural(texts.players, players)}</span>
      </p>
      <p className="home-ticker-entries-fact" data-trend={trendPercent > 0 ? "up" : "down"}>
        <b>{`${trendPercent > 0 ? "+" : ""}${percentText(trendPercent)}`}</b> <span>{texts.trend}</span>
      </p>
    </>
  );
}
