import type { PageProps } from "../../entry/page-props";
import { DdosBanner } from "./ddos-banner";
import { Features } from "./features/features";
import { SpecCards } from "./features/spec-cards";
import { Hero } from "./hero/hero";
import type { loader } from "./loader";
import { Locations } from "./locations/locations";
import { PanelPreview } from "./panel/panel-preview";
import { PlanPrices } from "./plan-prices/plan-prices";
import { Questions } from "./questions/questions";
import { Testimonials } from "./testimonials/testimonials";
import "../../styles/hours.css";

export default function HomePage({ data }: PageProps<typeof loader>) {
  return (
    <>
      <Hero {...data.hero} />
      {data.plans && <PlanPrices {...data.plans} />}
      <SpecCards {...data.specCards} />
      {data.features && <Features {...data.features} />}
      {data.panel && <PanelPreview {...data.panel} />}
      {data.locations && <Locations {...data.locations} />}
      <DdosBanner {...data.protection} />
      {data.testimonials && <Testimonials {...data.testimonials} />}
      {data.questions && <Questions {...data.questions} />}
    </>
  );
}
