import { websitePlans } from "../../content/website-plans";
import { ButtonLink } from "../../ui/button-link";
import { ButtonRow } from "../../ui/button-row";
import { ClosingStrip } from "../../ui/closing-strip";
import { priceRange } from "../../ui/price-range";

const { lowest } = priceRange(websitePlans);

export function Closing() {
  return (
    <ClosingStrip
      title="Need a website too?"
      text={`cPanel hosting starts at ${lowest}\u00a0a\u00a0month, with backups on every plan.`}
      actions={
        <ButtonRow>
          <ButtonLink target={{ to: "/website-hosting" }} tone="dark" icon="arrow">
            See website hosting
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
