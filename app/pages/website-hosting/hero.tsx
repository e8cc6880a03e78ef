import { ButtonLink } from "../../components/button-link";
import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { PageHead } from "../../components/page-head";
import { websiteUsers } from "../../content/website-features";
import { websitePlans } from "../../content/website-plans";
import { indianNumber } from "../../format/numbers";
import { priceRange } from "../../format/price-range";
import "./hero.css";

const { lowest } = priceRange(websitePlans);
const users = `${indianNumber(websiteUsers.value)}${websiteUsers.suffix}`;

export function Hero() {
  return (
    <PageHead
      title="A home page for the rest of it."
      lead={`cPanel, your own domain and backups that run while you sleep. From ${lowest}\u00a0a\u00a0month.`}
      actions={
        <>
          <ButtonRow>
            <ButtonLink target={{ anchor: "#plans" }} icon="arrow">
              See website plans
            </ButtonLink>
            <ButtonLink target={{ to: "/support" }} tone="dark">
              Talk to us
            </ButtonLink>
          </ButtonRow>
          <p className="website-hosting-hero-users">
            <b className="figure website-hosting-hero-figure">{users}</b>{" "}
            <span>
              <b className="website-hosting-hero-label">{websiteUsers.label}</b> {websiteUsers.text}
            </span>
          </p>
        </>
      }
      drawing={<Drawing name="prop-panel" firstScreen />}
    />
  );
}
