import { brand } from "../../content/brand";
import { homeFigures } from "../../content/home-figures";
import { firstFittingTitle, type PageMeta } from "../../page-meta";
import { StillPart } from "../../ui/still-part";
import { Hero } from "./hero";
import { Questions } from "./questions";
import { still } from "./still";
import { turnLocations } from "./turn-locations";

const offer = `${brand.name}: game servers, VPS and website hosting`;

export const meta: PageMeta = {
  title: firstFittingTitle(`${offer} in India`, offer),
  description: `Minecraft servers, VPS and cPanel websites on ${homeFigures.processor}, close to your players. DDoS protection up to ${homeFigures.ddosTbps} Tbps, ${homeFigures.support} support, prices in rupees.`,
};

export { still };

/** One Minecraft night, from sunset to sunrise. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <StillPart of={still} name="Night" enliven={turnLocations} />
      <Questions />
    </>
  );
}
