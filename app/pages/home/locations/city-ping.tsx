import { Meter } from "../../../components/meter";
import { words } from "../../../content/interface";
import { ping as texts } from "../../../content/pages/home";
import { localNumber } from "../../../format/numbers";
import "./city-ping.css";
import type { Ping } from "./use-ping";

/** Milliseconds at which the bar is full: five ticks of Minecraft. */
const fullBar = 250;

type CityPingProps = { url: string | undefined; ping: Ping; nearest: boolean };

/** How far a city is from the reader, once that is measured. The room for it is always there. */
export function CityPing({ url = "", ping, nearest }: CityPingProps) {
  const ms = ping.results[url];
  const busy = ping.state === "measuring" && ping.url === url;
  return (
    <div className="home-city-ping" data-nearest={nearest} data-busy={busy}>
      {ms === null && texts.cityWithoutAnswer}
      {typeof ms === "number" && (
        <p className="figure home-city-ping-figure">{`${localNumber(Math.round(ms))} ${words.units.milliseconds}`}</p>
      )}
      {(typeof ms === "number" || busy) && <Meter cells={ms ? Math.max(1, (20 * ms) / fullBar) : 0} />}
    </div>
  );
}
