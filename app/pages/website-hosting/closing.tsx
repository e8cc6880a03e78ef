import { vpsPlans } from "../../content/vps-plans";
import { ButtonLink } from "../../ui/button-link";
import { ButtonRow } from "../../ui/button-row";
import { ClosingStrip } from "../../ui/closing-strip";
import { priceRange } from "../../ui/price-range";

const { lowest } = priceRange(vpsPlans);

export function Closing() {
  return (
    <ClosingStrip
      title="Outgrown a control panel?"
      text={`A VPS gives you the whole machine and its root password, from ${lowest}\u00a0a\u00a0month.`}
      actions={
        <ButtonRow>
          <ButtonLink target={{ to: "/vps" }} tone="dark" icon="arrow">
            See VPS plans
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
