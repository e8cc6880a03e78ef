import { ButtonRow } from "../../components/button-row";
import { Eyebrow } from "../../components/eyebrow";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { Sky } from "../../components/sky";
import { head } from "../../content/pages/minecraft";
import { PlanLinks } from "./plan-links";
import "../../styles/skies/underground.css";
import "./hero.css";

export function Hero() {
  return (
    <section className="minecraft-hero" data-sky="underground">
      <Sky />
      <div className="minecraft-hero-columns page-width">
        <div className="minecraft-hero-text">
          <Eyebrow {...head.eyebrow}>{head.eyebrow.text}</Eyebrow>
          <h1 className="minecraft-hero-title">{head.title}</h1>
          <p className="lead">{head.lead}</p>
          <div className="minecraft-hero-actions">
            <ButtonRow
              links={[
                { text: head.plansLink, target: { anchor: "#plans" }, icon: "arrow" },
                { text: head.supportLink, target: { to: "/support" }, tone: "dark" },
              ]}
            />
          </div>
        </div>
        <PlanLinks />
      </div>
      <FirstScreenEnd />
    </section>
  );
}
