import { DdosCall } from "./ddos-call";
import { Features } from "./features";
import { Locations } from "./locations";
import { PanelPreview } from "./panel-preview";
import { SpecCards } from "./spec-cards";
import { Testimonials } from "./testimonials";

/** From nightfall to first light: everything between the hero and the questions. */
export function Night() {
  return (
    <>
      <SpecCards />
      <Features />
      <PanelPreview />
      <Locations />
      <DdosCall />
      <Testimonials />
    </>
  );
}
