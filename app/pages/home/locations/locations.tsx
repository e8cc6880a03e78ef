import { CardGrid } from "../../../components/card-grid";
import { Section } from "../../../components/section";
import { LocationCard } from "./location-card";
import type { LocationsData } from "./locations-data";
import { PingRow } from "./ping-row";
import { nearestTarget, usePing } from "./use-ping";

export function Locations({ head, regions, statuses, ping: texts }: LocationsData) {
  const [ping, start] = usePing(texts?.targets ?? []);
  const measured = texts && { ping, texts, nearestCity: nearestTarget(texts, ping)?.cityId };
  return (
    <Section ground="hour-20" head={{ id: "locations", ...head }}>
      {texts && <PingRow ping={ping} texts={texts} onStart={start} />}
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
    </Section>
  );
}
