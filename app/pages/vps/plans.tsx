import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import { cellsOf, type PlanFigure } from "../../components/plan-figures";
import { Rack } from "../../components/rack";
import { Section } from "../../components/section";
import { orderPeriod } from "../../content/brand";
import { buyingFacts } from "../../content/buying-facts";
import { words } from "../../content/interface";
import { chooseNote, figures, plans, titleNote } from "../../content/pages/vps";
import { type VpsPlan, vpsPlans } from "../../content/vps-plans";
import { capacity } from "../../format/capacity";
import { money } from "../../format/money";
import { localNumber } from "../../format/numbers";
import { phrase, plural } from "../../format/phrase";

export function Plans() {
  const { control, months, hrefOf } = useBilling(vpsPlans, orderPeriod);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...plans, aside: control }}>
      <Rack
        units={vpsPlans.map((plan) => {
          const price = money(plan.monthly);
          return {
            ...plan,
            price: { ...plan, months },
            // Two plans share a title: the price tells them apart.
            titleNote: phrase(titleNote, { price }),
            figures: figuresOf(plan),
            order: { href: hrefOf(plan), text: words.plan.choose, which: phrase(chooseNote, { price }) },
          };
        })}
      />
      <FactRow facts={buyingFacts()} />
    </Section>
  );
}

/** The first three meters have the colours of the lights on the tower of the page. */
function figuresOf(plan: VpsPlan): PlanFigure[] {
  const { ramGb, vcpus, storageGb, transferTb, networkGbps } = plan;
  const cells = (name: "ramGb" | "vcpus" | "storageGb" | "transferTb") => cellsOf(name, plan, vpsPlans);
  return [
    { id: "ram", label: figures.ram, ...capacity(ramGb), cells: cells("ramGb"), tone: "xp" },
    {
      id: "cpu",
      label: figures.cpu,
      value: localNumber(vcpus),
      unit: plural(figures.cores, vcpus),
      cells: cells("vcpus"),
      tone: "diamond",
    },
    {
      id: "storage",
      label: figures.storage,
      ...capacity(storageGb),
      cells: cells("storageGb"),
      tone: "torch",
    },
    {
      id: "transfer",
      label: figures.transfer,
      ...capacity(transferTb * 1000),
      cells: cells("transferTb"),
      tone: "bone",
      ...(networkGbps && { note: phrase(figures.network, { number: localNumber(networkGbps) }) }),
    },
  ];
}
