import { CardGrid } from "../../../components/card-grid";
import { regions } from "../../../content/locations";
import { locations } from "../../../content/pages/home";
import { HomeSection } from "../home-section";
import { LocationCard } from "./location-card";

export function Locations() {
  if (regions.length === 0) return null;
  return (
    <HomeSection id="locations" ground="hour-20" {...locations}>
      <CardGrid>
        {regions.map((region) => (
          <LocationCard key={region.id} region={region} />
        ))}
      </CardGrid>
    </HomeSection>
  );
}
