import { websiteUsers } from "../../content/website-features";
import { websitePlans } from "../../content/website-plans";
import { ButtonLink } from "../../ui/button-link";
import { ButtonRow } from "../../ui/button-row";
import { Drawing } from "../../ui/drawing";
import { indianNumber } from "../../ui/numbers";
import { PageHead } from "../../ui/page-head";
import { priceRange } from "../../ui/price-range";
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
