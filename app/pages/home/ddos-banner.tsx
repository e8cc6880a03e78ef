import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { destinations } from "../../content/brand";
import { homeFigures } from "../../content/home-figures";
import "./ddos-banner.css";
import { TickEyebrow } from "./tick-eyebrow";

export function DdosBanner() {
  return (
    <section className="home-ddos-banner" aria-labelledby="ddos">
      <div className="home-ddos-banner-row page-width">
        <div className="home-ddos-banner-text">
          <TickEyebrow tick={21_000} label="Raid hour" ground="torch" />
          <h2 className="home-ddos-banner-title" id="ddos">
            They will try at 9&nbsp;pm on Sunday. Let them.
          </h2>
          <p className="lead">
            Up to {homeFigures.ddosTbps} Tbps of attack traffic is dropped at our edge, at any hour. Your
            players keep building.
          </p>
          <div className="home-ddos-banner-actions">
            <ButtonRow
              links={[
                { text: "View Game Servers", target: { to: "/games" }, tone: "ink", icon: "arrow" },
                { text: "Claim a Free Trial", target: { href: destinations.freeTrial }, tone: "cream" },
              ]}
            />
          </div>
        </div>
        <div className="home-ddos-banner-drawing">
          <Drawing name="ddos-wall" />
        </div>
      </div>
    </section>
  );
}
