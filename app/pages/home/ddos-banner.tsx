import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { Eyebrow } from "../../components/eyebrow";
import { destinations } from "../../content/brand";
import { existingLinks, gamesPath } from "../../content/missing-pages";
import { protection } from "../../content/pages/home";
import "../../styles/torch-ground.css";
import "./ddos-banner.css";

export function DdosBanner() {
  return (
    <section className="home-ddos-banner" aria-labelledby="ddos">
      <div className="home-ddos-banner-row page-width">
        <div className="home-ddos-banner-text">
          <Eyebrow {...protection.eyebrow} ground="torch" />
          <h2 className="home-ddos-banner-title" id="ddos">
            {protection.title}
          </h2>
          <p className="lead">{protection.lead}</p>
          <div className="home-ddos-banner-actions">
            <ButtonRow
              links={existingLinks([
                { text: protection.gamesLink, target: { to: gamesPath() }, tone: "ink", icon: "arrow" },
                { text: protection.trialLink, target: { href: destinations.freeTrial }, tone: "cream" },
              ])}
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
