import { ButtonLink } from "../../components/button-link";
import { ButtonRow } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { websitePlans } from "../../content/website-plans";
import { priceRange } from "../../format/price-range";

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
