import { DdosBanner } from "./ddos-banner";
import { Features } from "./features/features";
import { SpecCards } from "./features/spec-cards";
import { Hero } from "./hero/hero";
import { Locations } from "./locations/locations";
import { PanelPreview } from "./panel/panel-preview";
import { PlanPrices } from "./plan-prices/plan-prices";
import { Questions } from "./questions/questions";
import { Testimonials } from "./testimonials/testimonials";
import "../../styles/hours.css";

export default function HomePage() {
  return (
    <>
      <Hero />
      <PlanPrices />
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
