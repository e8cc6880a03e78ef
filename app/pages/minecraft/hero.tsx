import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { Eyebrow } from "../../components/eyebrow";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { Sky } from "../../components/sky";
import { useLayoutData } from "../../hooks/use-layout-data";
import { Finder } from "./finder/finder";
import type { Finder as FinderProps } from "./finder/use-finder";
import type { MinecraftData } from "./loader";
import "../../styles/accent-colors.css";
import "../../styles/skies/underground.css";
import "./hero.css";
import "./plan-link.css";
import "./plan-links.css";

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

type PlanLinksProps = Pick<MinecraftData["hero"], "planList" | "ramNote"> & {
  plans: MinecraftData["plans"]["plans"];
  /** The id of the plan that the finder names. */
  found: string | undefined;
  othersDimmed: boolean | undefined;
};

/** A column of blocks, one per plan, each a link to the card of its plan. */
function PlanLinks({ planList, ramNote, plans, found, othersDimmed }: PlanLinksProps) {
  return (
    <ol className="minecraft-plan-links" aria-label={planList} data-dimmed={othersDimmed}>
      {plans.map((plan) => (
        <li
          key={plan.id}
          className="minecraft-plan-links-layer"
          data-accent={plan.id}
          data-found={plan.id === found || undefined}
        >
          <PlanLink {...plan} ramNote={ramNote} />
        </li>
      ))}
    </ol>
  );
}

type PlanLinkProps = PlanLinksProps["plans"][number] & { ramNote: string };

function PlanLink({ id, title, drawing, figures: [ram], price, soldOut, ramNote }: PlanLinkProps) {
  const { words } = useLayoutData();
  return (
    <a href={`#${id}`} className="minecraft-plan-link">
      <span className="minecraft-plan-link-block">
        <Drawing name={drawing} firstScreen />
      </span>
      <b className="minecraft-plan-link-title">{title}</b>
      <span className="minecraft-plan-link-offer">
        <span className="minecraft-plan-link-ram">
          {ram.value} {ram.unit} <span className="visually-hidden">{ramNote}</span>
        </span>
        <span className="figure minecraft-plan-link-price">
          {soldOut ? (
            <span className="minecraft-plan-link-sold-out">{words.plan.soldOut}</span>
          ) : (
            <>
              {price.amount} <span className="visually-hidden">{words.plan.aMonth}</span>
            </>
          )}
        </span>
      </span>
    </a>
  );
}
