import { useDeferredValue } from "react";
import { ClosingStrip } from "../../components/closing-strip";
import { Tiles } from "../../components/tiles";
import { destinations } from "../../content/brand";
import { minecraftFeatures } from "../../content/minecraft-features";
import { existingLinks } from "../../content/missing-pages";
import { closing, featuresTitle } from "../../content/pages/minecraft";
import { useFinder } from "./finder/use-finder";
import { Hero } from "./hero";
import { Plans } from "./plans";
import "../../styles/tiles/slots.css";

export default function MinecraftPage() {
  const finder = useFinder();
  // The blocks and cards follow the answer in a frame of their own.
  const found = useDeferredValue(finder?.found.plan?.id);
  const changed = useDeferredValue(finder?.changed);
  return (
    <>
      <Hero finder={finder} found={found} othersDimmed={changed} />
      <Plans chosen={changed ? found : undefined} />
      <Tiles
        look="slots"
        head={featuresTitle ? { id: "features", title: featuresTitle } : undefined}
        tiles={minecraftFeatures}
      />
      <ClosingStrip
        {...closing}
        links={existingLinks([
          { text: closing.discordLink, target: { href: destinations.discordInvite }, icon: "discord" },
          { text: closing.vpsLink, target: { to: "/vps" }, tone: "dark" },
        ])}
      />
    </>
  );
}
