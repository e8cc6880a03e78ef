import { ButtonRow } from "../../components/button-row";
import { Eyebrow } from "../../components/eyebrow";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { Sky } from "../../components/sky";
import { Finder } from "./finder/finder";
import type { Finder as FinderProps } from "./finder/use-finder";
import type { MinecraftData } from "./loader";
import { PlanLinks, type PlanLinksProps } from "./plan-links";
import "../../styles/skies/underground.css";
import "./hero.css";

type HeroProps = MinecraftData["hero"] & PlanLinksProps & { finder: FinderProps | undefined };

/** Without a finder its place has two buttons. */
export function Hero({ eyebrow, title, lead, plansLink, supportLink, finder, ...planLinks }: HeroProps) {
  return (
    <section className="minecraft-hero" data-sky="underground">
      <Sky />
      <div className="minecraft-hero-columns page-width">
        <div className="minecraft-hero-text">
          <Eyebrow {...eyebrow} />
          <h1 className="minecraft-hero-title">{title}</h1>
          <p className="lead">{lead}</p>
          {finder ? (
            <Finder {...finder} />
          ) : (
            <div className="minecraft-hero-actions">
              <ButtonRow
                links={[
                  { text: plansLink, target: { href: "#plans" }, icon: "arrow" },
                  { text: supportLink, target: { to: "/support" }, tone: "dark" },
                ]}
              />
            </div>
          )}
        </div>
        <PlanLinks {...planLinks} />
      </div>
      <FirstScreenEnd />
    </section>
  );
}
