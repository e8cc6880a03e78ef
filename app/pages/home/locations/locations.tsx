import { CardGrid } from "../../../components/card-grid";
import { Section } from "../../../components/section";
import { regions } from "../../../content/locations";
import { locations } from "../../../content/pages/home";
import { LocationCard } from "./location-card";
import { nearestTarget, pingTargets } from "./nearest";
import { PingRow } from "./ping-row";
import { type Ping, usePing } from "./use-ping";

export function Locations() {
  if (regions.length === 0) return null;
  const hasPing = import.meta.env.HAS_PING && pingTargets(regions).length > 0;
  return (
    <Section ground="hour-20" head={{ id: "locations", ...locations }}>
      {hasPing ? <MeasuredRegions /> : <Regions />}
    </Section>
  );
}

function MeasuredRegions() {
  const targets = pingTargets(regions);
  const [ping, start] = usePing(targets.map(({ url }) => url));
  return (
    <>
      <PingRow ping={ping} targets={targets} onStart={start} />
      <Regions ping={ping} nearestCity={nearestTarget(targets, ping)?.cityId} />
    </>
  );
}

function Regions(measured: { ping?: Ping; nearestCity?: string | undefined }) {
  return (
    <CardGrid labelledBy="locations" phone="list">
      {regions.map((region, index) => (
        <LocationCard key={region.id} region={region} first={index === 0} {...measured} />
      ))}
    </CardGrid>
  );
}
