import { CardGrid } from "../../../components/card-grid";
import { regions } from "../../../content/locations";
import { locations } from "../../../content/pages/home";
import { HomeSection } from "../home-section";
import { LocationCard } from "./location-card";
import { nearestTarget, pingTargets } from "./nearest";
import { PingRow } from "./ping-row";
import { type Ping, usePing } from "./use-ping";

export function Locations() {
  if (regions.length === 0) return null;
  const hasPing = import.meta.env.HAS_PING && pingTargets(regions).length > 0;
  return (
    <HomeSection id="locations" ground="hour-20" {...locations}>
      {hasPing ? <MeasuredRegions /> : <Regions />}
    </HomeSection>
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
