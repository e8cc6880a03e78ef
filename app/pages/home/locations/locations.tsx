import { homeFigures } from "../../../content/home-figures";
import { regions } from "../../../content/locations";
import { NightSection } from "../night/night-section";
import { LocationCard } from "./location-card";
import "./locations.css";

/** Where the machines stand, nearest to India first. */
export function Locations() {
  return (
    <NightSection
      id="locations"
      at={20_000}
      hour="Small hours"
      title="Put the server where your players are"
      lead={`${homeFigures.dataCenters} data centers in ${regions.length} regions. If your crew is in India, start there: light still takes its time crossing oceans.`}
    >
      <div className="home-locations">
        {regions.map((region) => (
          <LocationCard key={region.id} region={region} />
        ))}
      </div>
    </NightSection>
  );
}
