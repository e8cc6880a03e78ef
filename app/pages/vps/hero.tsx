import { ButtonLink } from "../../components/button-link";
import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { vpsPlans } from "../../content/vps-plans";
import { priceRange } from "../../format/price-range";

const { lowest } = priceRange(vpsPlans);

export function Hero() {
  return (
    <PageHead
      title="A whole machine, minus the noise."
      lead={`Root access, your choice of system, and the same Ryzen and Epyc hosts our game servers run on. From ${lowest}\u00a0a\u00a0month.`}
      actions={
        <ButtonRow>
          <ButtonLink target={{ anchor: "#plans" }} icon="arrow">
            See VPS plans
          </ButtonLink>
          <ButtonLink target={{ to: "/support" }} tone="dark">
            Talk to us
          </ButtonLink>
        </ButtonRow>
      }
      drawing={<Drawing name="prop-hardware" firstScreen />}
    />
  );
}
