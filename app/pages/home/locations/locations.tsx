import { homeFigures } from "../../../content/home-figures";
import { regions } from "../../../content/locations";
import { HomeSection } from "../home-section";
import { LocationCard } from "./location-card";
import "./locations.css";

export function Locations() {
  return (
    <HomeSection
      id="locations"
      tick={20_000}
      label="Small hours"
      title="Put the server where your players are"
      lead={`${homeFigures.dataCenters} data centers in ${regions.length} regions. If your crew is in India, start there: light still takes its time crossing oceans.`}
    >
      <div className="home-locations">
        {regions.map((region) => (
          <LocationCard key={region.id} region={region} />
        ))}
      </div>
    </HomeSection>
  );
}
