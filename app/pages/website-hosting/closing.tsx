import { ButtonLink } from "../../components/button-link";
import { ButtonRow } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { vpsPlans } from "../../content/vps-plans";
import { priceRange } from "../../format/price-range";

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
