import { useBilling } from "../../components/billing-period";
import { Drawing } from "../../components/drawing";
import { FactRow } from "../../components/fact-row";
import { PlanCards } from "../../components/plan-cards";
import { cellsOf, type PlanFigure } from "../../components/plan-figures";
import { Section } from "../../components/section";
import { orderPeriod } from "../../content/brand";
import { buyingFacts } from "../../content/buying-facts";
import { words } from "../../content/interface";
import { type MinecraftPlan, minecraftPlans } from "../../content/minecraft-plans";
import { figures, finder, plans } from "../../content/pages/minecraft";
import { capacity } from "../../format/capacity";
import { localNumber, percentText } from "../../format/numbers";
import { phrase } from "../../format/phrase";
import { useHash } from "../../hooks/use-hash";

/** Marks the card that the address names, and the one that the reader has chosen with the finder. */
export function Plans({ chosen }: { chosen: string | undefined }) {
  const hash = useHash();
  const { control, months, hrefOf } = useBilling(minecraftPlans, orderPeriod);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...plans, aside: control }}>
      <PlanCards
        plans={minecraftPlans.map((plan) => ({
          ...plan,
          marked: plan.id === hash || plan.id === chosen,
          badge: plan.id === chosen ? finder.badge : plan.popular ? words.plan.popular : undefined,
          price: { ...plan, months },
          subtitle: { figure: percentText(plan.cpuSharePercent), label: figures.cpu },
          // PlanLinks has already inlined this drawing into the HTML.
          drawing: <Drawing name={plan.drawing} firstScreen />,
          figures: figuresOf(plan),
          order: { href: hrefOf(plan), text: phrase(words.plan.chooseNamed, { plan: plan.title }) },
        }))}
      />
      <FactRow facts={buyingFacts()} />
    </Section>
  );
}

function figuresOf(plan: MinecraftPlan): PlanFigure[] {
  const { ramGb, ssdGb, backups } = plan;
  const cells = (name: "ramGb" | "ssdGb" | "backups") => cellsOf(name, plan, minecraftPlans);
  return [
    { id: "ram", label: figures.ram, ...capacity(ramGb), cells: cells("ramGb") },
    { id: "ssd", label: figures.ssd, ...capacity(ssdGb), cells: cells("ssdGb") },
    { id: "backups", label: figures.backups, value: localNumber(backups), cells: cells("backups") },
  ];
}
