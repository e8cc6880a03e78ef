import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { Eyebrow } from "../../components/eyebrow";
import type { HomeData } from "./loader";
import "../../styles/torch-ground.css";
import "./ddos-banner.css";

export function DdosBanner({ eyebrow, title, lead, links }: HomeData["protection"]) {
  return (
    <section className="home-ddos-banner" aria-labelledby="ddos">
      <div className="home-ddos-banner-row page-width">
        <div className="home-ddos-banner-text">
          <Eyebrow {...eyebrow} ground="torch" />
          <h2 className="home-ddos-banner-title" id="ddos">
            {title}
          </h2>
          <p className="lead">{lead}</p>
          <div className="home-ddos-banner-actions">
            <ButtonRow links={links} />
          </div>
        </div>
        <div className="home-ddos-banner-drawing">
          <Drawing name="ddos-wall" />
        </div>
      </div>
    </section>
  );
}
