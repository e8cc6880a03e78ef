import { ButtonLink } from "../components/button-link";
import { destinations, linkTarget } from "../content/brand";
import { header } from "../content/layout";

/** Quiet: the offers of the pages are the main actions. The menu of phones has no room for the icons. */
export function AccountButtons({ icons }: { icons: boolean }) {
  const look = { tone: "dark", size: "small", ...(icons && { icon: "out" as const }) } as const;
  return (
    <>
      <ButtonLink target={linkTarget({ destination: destinations.gamePanel })} {...look}>
        {header.gamePanel}
      </ButtonLink>
      <ButtonLink target={linkTarget({ destination: destinations.clientArea })} {...look}>
        {header.clientArea}
      </ButtonLink>
    </>
  );
}
