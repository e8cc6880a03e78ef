import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import type { PlanFigure } from "../../components/plan-figures";
import { Section } from "../../components/section";
import { orderPeriod } from "../../content/brand";
import { buyingFacts } from "../../content/buying-facts";
import { plans } from "../../content/pages/website-hosting";
import { type WebsitePlan, websitePlans } from "../../content/website-plans";
import { capacity } from "../../format/capacity";
import { capitalised } from "../../format/counted";
import { localNumber } from "../../format/numbers";
import { House } from "./house";
import "./plans.css";

export function Plans() {
  const { control, months, hrefOf } = useBilling(websitePlans, orderPeriod);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...plans, aside: control }}>
      <FactRow label="Before you pay" facts={buyingFacts()} />
      <ul className="website-hosting-plans" data-count={websitePlans.length}>
        {websitePlans.map((plan) => (
          <House key={plan.id} plan={plan} months={months} href={hrefOf(plan)} figures={figuresOf(plan)} />
        ))}
      </ul>
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
