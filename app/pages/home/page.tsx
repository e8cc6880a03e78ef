import { brand } from "../../content/brand";
import { homeFigures } from "../../content/home-figures";
import { firstFittingTitle, type PageMeta } from "../../seo/page-meta";
import { DdosBanner } from "./ddos-banner";
import { Features } from "./features/features";
import { SpecCards } from "./features/spec-cards";
import { Hero } from "./hero/hero";
import { Locations } from "./locations/locations";
import { PanelPreview } from "./panel/panel-preview";
import { Questions } from "./questions/questions";
import { Testimonials } from "./testimonials/testimonials";

const offer = `${brand.name}: game servers, VPS and website hosting`;

export const meta: PageMeta = {
  name: "Home",
  title: firstFittingTitle(`${offer} in India`, offer),
  description: `Minecraft servers, VPS and cPanel websites on ${homeFigures.processor}, close to your players. DDoS protection up to ${homeFigures.ddosTbps} Tbps, ${homeFigures.support} support, prices in rupees.`,
};

/** The sections follow a Minecraft night from sunset to sunrise: see tick-eyebrow.tsx. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <SpecCards />
      <Features />
      <PanelPreview />
      <Locations />
      <DdosBanner />
      <Testimonials />
      <Questions />
    </>
  );
}
