import { brand } from "../../content/brand";
import { ButtonLink } from "../../ui/button-link";
import { ButtonRow } from "../../ui/button-row";
import { PageHead } from "../../ui/page-head";

export function Hero() {
  return (
    <PageHead
      title={brand.tagline.join(" ")}
      lead="A Minecraft world beats twenty times a second. Miss a beat and everyone feels it. We host games, VPS and websites on AMD Ryzen, close to your players."
      actions={
        <ButtonRow>
          <ButtonLink target={{ to: "/vps" }} icon="arrow">
            Deploy a VPS
          </ButtonLink>
          <ButtonLink target={{ to: "/games" }} tone="dark">
            View Game Servers
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
