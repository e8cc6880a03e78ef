import { ButtonLink } from "../../components/button-link";
import { ButtonRow } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { destinations } from "../../content/brand";

export function Closing() {
  return (
    <ClosingStrip
      title="Stuck between two blocks?"
      text="Tell us how many friends, which mods and where you all live. We will say the smaller one when the smaller one will do."
      actions={
        <ButtonRow>
          <ButtonLink target={{ href: destinations.discordInvite }} icon="discord">
            Ask on Discord
          </ButtonLink>
          <ButtonLink target={{ to: "/vps" }} tone="dark">
            Or run your own VPS
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
