import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import type { PlanFigure } from "../../components/plan-figures";
import { Section } from "../../components/section";
import { orderPeriod } from "../../content/brand";
import { buyingFacts } from "../../content/buying-facts";
import { figures, plans } from "../../content/pages/website-hosting";
import { type WebsitePlan, websitePlans } from "../../content/website-plans";
import { capacity } from "../../format/capacity";
import { localNumber } from "../../format/numbers";
import { plural } from "../../format/phrase";
import { House } from "./house";
import "./plans.css";
import { Users } from "./users";

export function Plans() {
  const { control, months, hrefOf } = useBilling(websitePlans, orderPeriod);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...plans, aside: control }}>
      <ul className="website-hosting-plans" data-count={websitePlans.length}>
        {websitePlans.map((plan) => (
          <House key={plan.id} plan={plan} months={months} href={hrefOf(plan)} figures={figuresOf(plan)} />
        ))}
      </ul>
      <FactRow facts={buyingFacts()} />
      <Users />
    </Section>
  );
}

function figuresOf({ domains, cpuCores, bandwidthGb, backup }: WebsitePlan): PlanFigure[] {
  return [
    { id: "domains", label: plural(figures.domains, domains), value: localNumber(domains) },
    { id: "cpu", label: figures.cpu, value: localNumber(cpuCores), unit: plural(figures.cores, cpuCores) },
    { id: "bandwidth", label: figures.bandwidth, ...capacity(bandwidthGb) },
    { id: "backup", label: figures.backup, value: figures[backup] },
  ];
}
