import { ButtonLink } from "../components/button-link";
import { useLayoutData } from "../hooks/use-layout-data";

/** Quiet: the offers of the pages are the main actions. The menu of phones has no room for the icons. */
export function AccountButtons({ icons }: { icons: boolean }) {
  const { destinations, header } = useLayoutData();
  const look = { tone: "dark", size: "small", ...(icons && { icon: "out" as const }) } as const;
  return (
    <>
      <ButtonLink target={{ href: destinations.gamePanel }} {...look}>
        {header.gamePanel}
      </ButtonLink>
      <ButtonLink target={{ href: destinations.clientArea }} {...look}>
        {header.clientArea}
      </ButtonLink>
    </>
  );
}
