import type { PlanFigure } from "../../components/plan-figures";
import { Rack } from "../../components/rack";
import { Section } from "../../components/section";
import { TaxNote } from "../../components/tax-note";
import { taxNote } from "../../content/brand";
import { plans } from "../../content/pages/website-hosting";
import { type WebsitePlan, websitePlans } from "../../content/website-plans";
import { capacity } from "../../format/capacity";
import { capitalised } from "../../format/counted";
import { money } from "../../format/money";
import { localNumber } from "../../format/numbers";

export function Plans() {
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...plans }}>
      <Rack
        units={websitePlans.map((plan) => ({
          ...plan,
          price: plan,
          figures: figuresOf(plan),
          order: {
            href: plan.destination,
            text: "Choose",
            which: `the ${money(plan.monthly)} website plan`,
          },
        }))}
      />
      <TaxNote text={taxNote} />
    </Section>
  );
}

function figuresOf({ domains, cpuCores, bandwidthGb, backup }: WebsitePlan): PlanFigure[] {
  return [
    { id: "domains", label: domains === 1 ? "Domain" : "Domains", value: localNumber(domains) },
    { id: "cpu", label: "CPU", value: localNumber(cpuCores), unit: cpuCores === 1 ? "core" : "cores" },
    { id: "bandwidth", label: "Bandwidth", ...capacity(bandwidthGb) },
    { id: "backup", label: "Backup", value: capitalised(backup) },
  ];
}
