import { ButtonRow } from "../../components/button-row";
import { Eyebrow } from "../../components/eyebrow";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { Sky } from "../../components/sky";
import { head } from "../../content/pages/minecraft";
import { Finder } from "./finder/finder";
import type { Finder as FinderProps } from "./finder/use-finder";
import { PlanLinks } from "./plan-links";
import "../../styles/skies/underground.css";
import "./hero.css";

type HeroProps = {
  finder: FinderProps | undefined;
  /** Of the block that is marked, among others that are dimmed once the reader has chosen. */
  found: string | undefined;
  othersDimmed: boolean | undefined;
};

/** Without a finder its place has two buttons. */
export function Hero({ finder, found, othersDimmed }: HeroProps) {
  return (
    <section className="minecraft-hero" data-sky="underground">
      <Sky />
      <div className="minecraft-hero-columns page-width">
        <div className="minecraft-hero-text">
          <Eyebrow {...head.eyebrow} />
          <h1 className="minecraft-hero-title">{head.title}</h1>
          <p className="lead">{head.lead}</p>
          {finder ? (
            <Finder {...finder} />
          ) : (
            <div className="minecraft-hero-actions">
              <ButtonRow
                links={[
                  { text: head.plansLink, target: { href: "#plans" }, icon: "arrow" },
                  { text: head.supportLink, target: { to: "/support" }, tone: "dark" },
                ]}
              />
            </div>
          )}
        </div>
        <PlanLinks found={found} othersDimmed={othersDimmed} />
      </div>
      <FirstScreenEnd />
    </section>
  );
}
