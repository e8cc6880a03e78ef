import { useRef, useState } from "react";
import type { LocationStatus } from "../../../../site/schemas/home";
import { statusOfPart, worstStatus } from "../../../browser/status-feed";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { Reveal } from "../../../components/reveal";
import { timing } from "../../../hooks/timing";
import { useCounterWhileVisible } from "../../../hooks/use-counter-while-visible";
import { useStatusReport } from "../../../hooks/use-status-report";
import { CityRow, KnownStatus } from "./city";
import "./location-card.css";
import type { LocationsData } from "./locations-data";
import type { Measured } from "./use-ping";

type Region = LocationsData["regions"][number];

type LocationCardProps = Pick<LocationsData, "statuses"> & {
  region: Region;
  first: boolean;
  /** Absent where nothing can be measured. */
  measured?: Measured | undefined;
};

/** On phones the first region is open, and that of the nearest city, until the reader opens or closes one. */
export function LocationCard({ region, statuses, first, measured }: LocationCardProps) {
  const { id, name, drawing, figures, cities } = region;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (first || cities.some((city) => city.id === measured?.nearestCity));
  const report = useStatusReport();
  /** That of the record, or, where the site has a status feed, the one that was fetched. */
  const statusOf = ({ status, statusName }: Region["cities"][number]) =>
    statusName === undefined ? status : report && statusOfPart(report, statusName);
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
            <KnownStatus status={statusOfAll(cities.map(statusOf))} statuses={statuses} />
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
            statuses={statuses}
            measured={measured}
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
