import { CardGrid } from "../../../components/card-grid";
import { Section } from "../../../components/section";
import { LocationCard } from "./location-card";
import type { LocationsData } from "./locations-data";
import { PingRow } from "./ping-row";
import { type Measured, nearestTarget, type PingTexts, usePing } from "./use-ping";

export function Locations({ head, ping, ...regions }: LocationsData) {
  return (
    <Section ground="hour-20" head={{ id: "locations", ...head }}>
      {ping ? <MeasuredRegions {...regions} texts={ping} /> : <Regions {...regions} />}
    </Section>
  );
}

type RegionsProps = Pick<LocationsData, "regions" | "statuses">;

function MeasuredRegions({ texts, ...regions }: RegionsProps & { texts: PingTexts }) {
  const [ping, start] = usePing(texts.targets.map(({ url }) => url));
  const nearestCity = nearestTarget(texts, ping)?.cityId;
  return (
    <>
      <PingRow ping={ping} texts={texts} onStart={start} />
      <Regions {...regions} measured={{ ping, nearestCity, texts }} />
    </>
  );
}

function Regions({ regions, statuses, measured }: RegionsProps & { measured?: Measured }) {
  return (
    <CardGrid labelledBy="locations" phone="list">
      {regions.map((region, index) => (
        <LocationCard
          key={region.id}
          region={region}
          statuses={statuses}
          first={index === 0}
          measured={measured}
        />
      ))}
    </CardGrid>
  );
}
