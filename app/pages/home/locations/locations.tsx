import { regions } from "../../../content/locations";
import { locations } from "../../../content/pages/home";
import { HomeSection } from "../home-section";
import { LocationCard } from "./location-card";
import "./locations.css";

export function Locations() {
  if (regions.length === 0) return null;
  return (
    <HomeSection id="locations" ground="hour-20" {...locations}>
      <div className="home-locations">
        {regions.map((region) => (
          <LocationCard key={region.id} region={region} />
        ))}
      </div>
    </HomeSection>
  );
}
