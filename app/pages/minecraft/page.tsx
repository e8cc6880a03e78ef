import { useDeferredValue } from "react";
import { ClosingStrip } from "../../components/closing-strip";
import { Tiles } from "../../components/tiles";
import type { PageProps } from "../../entry/page-props";
import { useFinder } from "./finder/use-finder";
import { Hero } from "./hero";
import type { loader } from "./loader";
import { Plans } from "./plans";
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
