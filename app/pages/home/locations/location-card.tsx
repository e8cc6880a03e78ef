import { useRef, useState } from "react";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { Reveal } from "../../../components/reveal";
import { words } from "../../../content/interface";
import type { LocationStatus, Region } from "../../../content/locations";
import { locations as texts } from "../../../content/pages/home";
import { worstStatus } from "../../../content/worst-status";
import { localNumber, percentText } from "../../../format/numbers";
import { timing } from "../../../hooks/timing";
import { useCounterWhileVisible } from "../../../hooks/use-counter-while-visible";
import "./location-card.css";
import { CityRow } from "./city-row";
import { KnownStatus } from "./known-status";
import { useCityStatus } from "./use-city-status";
import type { Ping } from "./use-ping";

type LocationCardProps = {
  region: Region;
  first: boolean;
  /** Absent where nothing can be measured. */
  ping?: Ping;
  nearestCity?: string | undefined;
};

/** On phones the first region is open, and that of the nearest city, until the reader opens or closes one. */
export function LocationCard({ region, first, ping, nearestCity }: LocationCardProps) {
  const { id, name, drawing, networkStats, cities } = region;
  const { averageLatencyMs, uptimePercent, bandwidthGbps } = networkStats;
  const figures = [
    { label: texts.latency, figure: `${localNumber(averageLatencyMs)} ${words.units.milliseconds}` },
    { label: texts.uptime, figure: percentText(uptimePercent) },
    { label: texts.bandwidth, figure: `${localNumber(bandwidthGbps)} ${words.units.gigabits}` },
  ];
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (first || cities.some((city) => city.id === nearestCity));
  const statusOf = useCityStatus();
  const ref = useRef<HTMLElement>(null);
  useCounterWhileVisible(ref, "rotation", timing.locationRotation);
  return (
    <Reveal as="article" ref={ref} className="home-location-card" data-rotation="0" data-open={isOpen}>
      <div className="home-location-card-head">
        <div className="home-location-card-drawing">
          <Drawing name={drawing} />
        </div>
        <div className="home-location-card-title">
          <h3 className="home-location-card-name">{name}</h3>
          <p>
            <KnownStatus status={statusOfAll(cities.map(statusOf))} />
          </p>
        </div>
        <button
          type="button"
          className="home-location-card-toggle"
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={`cities-${id}`}
          onClick={() => setChosen(!isOpen)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <dl className="home-location-card-network">
        {figures.map(({ label, figure }) => (
          <div key={label} className="home-location-card-figure">
            <dt className="home-location-card-label">{label}</dt>
            <dd className="home-location-card-value figure">{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className="home-location-card-cities" id={`cities-${id}`}>
        {cities.map((city) => (
          <CityRow
            key={city.id}
            city={city}
            status={statusOf(city)}
            ping={ping}
            nearest={city.id === nearestCity}
          />
        ))}
      </ul>
    </Reveal>
  );
}

/** The worst, if it is known that none is worse. */
function statusOfAll(statuses: readonly (LocationStatus | undefined)[]): LocationStatus | undefined {
  const known = statuses.filter((status) => status !== undefined);
  const worst = worstStatus(known);
  return worst === "operational" && known.length < statuses.length ? undefined : worst;
}
