import { useDeferredValue } from "react";
import { ClosingStrip } from "../../components/closing-strip";
import { PlanCards } from "../../components/plan-cards";
import { PlanSection } from "../../components/plan-section";
import { Tiles } from "../../components/tiles";
import type { PageProps } from "../../entry/page-props";
import { useHash } from "../../hooks/use-hash";
import { useFinder } from "./finder/use-finder";
import { Hero } from "./hero";
import type { loader, MinecraftData } from "./loader";
import "../../styles/tiles/slots.css";

export default function MinecraftPage({ data }: PageProps<typeof loader>) {
  const { hero, plans, features, closing } = data;
  const finder = useFinder(data);
  // The blocks and cards follow the answer in a frame of their own.
  const found = useDeferredValue(finder?.plan?.id);
  const changed = useDeferredValue(finder?.changed);
  return (
    <>
      <Hero {...hero} plans={plans.plans} finder={finder} found={found} othersDimmed={changed} />
      <Plans {...plans} chosen={changed ? found : undefined} chosenBadge={finder?.words.badge} />
      <Tiles
        look="slots"
        head={features.title ? { id: "features", title: features.title } : undefined}
        tiles={features.tiles}
      />
      <ClosingStrip {...closing} />
    </>
  );
}

type PlansProps = MinecraftData["plans"] & {
  /** The id of the plan that the reader has chosen with the finder. */
  chosen: string | undefined;
  chosenBadge: string | undefined;
};

/** Marks the card that the address names, and the one that the reader has chosen. */
function Plans({ chosen, chosenBadge, plans, ...section }: PlansProps) {
  const hash = useHash();
  const cards = plans.map((plan) => ({
    ...plan,
    marked: plan.id === hash || plan.id === chosen,
    badge: plan.id === chosen ? chosenBadge : undefined,
  }));
  return <PlanSection {...section}>{(months) => <PlanCards months={months} plans={cards} />}</PlanSection>;
}
