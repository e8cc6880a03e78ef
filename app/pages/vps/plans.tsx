import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import { Rack } from "../../components/rack";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";

export function Plans({ head, billing, units, facts }: PageProps<typeof loader>["data"]["plans"]) {
  const { control, months } = useBilling(billing);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...head, aside: control }}>
      <Rack units={units} months={months} />
      <FactRow {...facts} />
    </Section>
  );
}
