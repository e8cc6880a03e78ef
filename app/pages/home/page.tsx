import { brand } from "../../content/brand";
import { homeFigures } from "../../content/home-figures";
import { firstFittingTitle, type PageMeta } from "../../page-meta";
import { DdosCall } from "./ddos-call";
import { Features } from "./features";
import { Hero } from "./hero";
import { Locations } from "./locations";
import { PanelPreview } from "./panel-preview";
import { Questions } from "./questions";
import { SpecCards } from "./spec-cards";
import { Testimonials } from "./testimonials";

const offer = `${brand.name}: game servers, VPS and website hosting`;

export const meta: PageMeta = {
  title: firstFittingTitle(`${offer} in India`, offer),
  description: `Minecraft servers, VPS and cPanel websites on ${homeFigures.processor}, close to your players. DDoS protection up to ${homeFigures.ddosTbps} Tbps, ${homeFigures.support} support, prices in rupees.`,
};

/** One Minecraft night, from sunset to sunrise. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <SpecCards />
      <Features />
      <PanelPreview />
      <Locations />
      <DdosCall />
      <Testimonials />
      <Questions />
    </>
  );
}
