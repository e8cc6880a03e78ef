import { ButtonLink } from "../components/button-link";
import { destinations, linkTarget } from "../content/brand";
import { header } from "../content/layout";

type AccountButtonsProps = { size?: "normal" | "small"; clientAreaTone: "torch" | "dark" };

export function AccountButtons({ size = "normal", clientAreaTone }: AccountButtonsProps) {
  return (
    <>
      <ButtonLink
        target={linkTarget({ destination: destinations.gamePanel })}
        tone="dark"
        size={size}
        icon="out"
      >
        {header.gamePanel}
      </ButtonLink>
      <ButtonLink
        target={linkTarget({ destination: destinations.clientArea })}
        tone={clientAreaTone}
        size={size}
        icon="out"
      >
        {header.clientArea}
      </ButtonLink>
    </>
  );
}
