import type { LocationStatus } from "../../../../site/schemas/home";
import { inDigits } from "../../../browser/digits";
import { Badge } from "../../../components/badge";
import { Meter } from "../../../components/meter";
import { Status } from "../../../components/status";
import { useLayoutData } from "../../../hooks/use-layout-data";
import "./city.css";
import type { LocationsData } from "./locations-data";
import type { Measured } from "./use-ping";

type City = LocationsData["regions"][number]["cities"][number];

type KnownStatusProps = Pick<LocationsData, "statuses"> & { status: LocationStatus | undefined };

type CityRowProps = KnownStatusProps & { city: City; measured: Measured | undefined };

export function CityRow({ city, measured, ...status }: CityRowProps) {
  return (
    <li className="home-city-row" data-measured={measured && true}>
      <h4 className="home-city-row-name">
        {city.name}
        {measured?.nearestCity === city.id && (
          <>
            {" "}
            <Badge>{measured.texts.nearestBadge}</Badge>
          </>
        )}
      </h4>
      <KnownStatus {...status} />
      <p className="home-city-row-machine">
        <span>{city.hardware}</span> <span>{city.memory}</span>
      </p>
      {measured && <CityPing city={city} measured={measured} />}
    </li>
  );
}

/** Milliseconds at which the bar is full: five ticks of Minecraft. */
const fullBar = 250;

/** How far a city is from the reader, once that is measured. The room for it is always there. */
function CityPing({ city: { id, pingUrl = "" }, measured }: { city: City; measured: Measured }) {
  const { digits } = useLayoutData();
  const { ping, nearestCity, texts } = measured;
  const ms = ping.results[pingUrl];
  const isBusy = ping.target?.url === pingUrl;
  return (
    <div className="home-city-ping" data-nearest={id === nearestCity} data-busy={isBusy}>
      {ms === null && texts.cityWithoutAnswer}
      {typeof ms === "number" && (
        <p className="figure home-city-ping-figure">{`${inDigits(ms, digits)} ${texts.milliseconds}`}</p>
      )}
      {(typeof ms === "number" || isBusy) && <Meter cells={ms ? Math.max(1, (20 * ms) / fullBar) : 0} />}
    </div>
  );
}

/** A status that is not known has the height of a line. */
export function KnownStatus({ status, statuses }: KnownStatusProps) {
  return status ? <Status status={status} {...statuses[status]} /> : <span>{"\u00a0"}</span>;
}
