import { ButtonLink } from "../components/button-link";
import { linkTarget } from "../content/brand";
import { header } from "../content/layout";

type AccountButtonsProps = { size?: "normal" | "small"; clientAreaTone: "torch" | "dark" };

export function AccountButtons({ size = "normal", clientAreaTone }: AccountButtonsProps) {
  return (
    <>
      <ButtonLink target={linkTarget({ destination: "gamePanel" })} tone="dark" size={size}>
        {header.gamePanel}
      </ButtonLink>
      <ButtonLink
        target={linkTarget({ destination: "clientArea" })}
        tone={clientAreaTone}
        size={size}
        icon="out"
      >
        {header.clientArea}
      </ButtonLink>
    </>
  );
}
