import { Badge } from "../../../components/badge";
import { words } from "../../../content/interface";
import type { City, LocationStatus } from "../../../content/locations";
import { ping as texts } from "../../../content/pages/home";
import { localNumber } from "../../../format/numbers";
import { CityPing } from "./city-ping";
import "./city-row.css";
import { KnownStatus } from "./known-status";
import type { Ping } from "./use-ping";

type CityRowProps = {
  city: City;
  status: LocationStatus | undefined;
  ping: Ping | undefined;
  nearest: boolean;
};

export function CityRow({ city, status, ping, nearest }: CityRowProps) {
  const { name, hardware, memoryGb, memoryType, pingUrl } = city;
  return (
    <li className="home-city-row" data-measured={ping && true}>
      <h4 className="home-city-row-name">
        {name}
        {import.meta.env.HAS_PING && nearest && (
          <>
            {" "}
            <Badge>{texts.nearestBadge}</Badge>
          </>
        )}
      </h4>
      <KnownStatus status={status} />
      <p className="home-city-row-machine">
        <span>{hardware}</span>{" "}
        <span>{`${localNumber(memoryGb)} ${words.units.gigabytes} ${memoryType}`}</span>
      </p>
      {import.meta.env.HAS_PING && ping && <CityPing url={pingUrl} ping={ping} nearest={nearest} />}
    </li>
  );
}
