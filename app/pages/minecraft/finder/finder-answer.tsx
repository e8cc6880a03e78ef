import { ButtonLink } from "../../../components/button-link";
import { Drawing } from "../../../components/drawing";
import { Price } from "../../../components/price";
import { destinations } from "../../../content/brand";
import { words } from "../../../content/interface";
import type { MinecraftPlan } from "../../../content/minecraft-plans";
import { isMissingPage } from "../../../content/missing-pages";
import { finder as texts } from "../../../content/pages/minecraft";
import { money } from "../../../format/money";
import { phrase } from "../../../format/phrase";
import "../../../styles/accent-colors.css";
import "./finder-answer.css";
import { reasonFor } from "./finder-words";
import type { Finder } from "./use-finder";

/**
 * The plan that was found, with its order link, and those beside it. Each plan has elements of its own: the words of another
 * plan in the same element would count as a layout shift.
 */
export function FinderAnswer(finder: Finder) {
  const { plan, smaller, larger } = finder.found;
  const reason = <p className="minecraft-finder-answer-reason">{reasonFor(finder)}</p>;
  return (
    <>
      {plan ? (
        <div key={plan.id} className="minecraft-finder-answer" data-accent={plan.id}>
          <div className="minecraft-finder-answer-block">
            <Drawing name={plan.drawing} firstScreen />
          </div>
          <h3 className="minecraft-finder-answer-title">{plan.title}</h3>
          {reason}
          <div className="minecraft-finder-answer-price">
            <Price monthly={plan.monthly} />
          </div>
          <div className="minecraft-finder-answer-order">
            <ButtonLink target={{ href: plan.destination }} icon="arrow">
              {phrase(words.plan.chooseNamed, { plan: plan.title })}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div className="minecraft-finder-answer">
          <div className="minecraft-finder-answer-block">
            <Drawing name="outline" />
          </div>
          <h3 className="minecraft-finder-answer-title">{texts.nothingFits}</h3>
          {reason}
          <div className="minecraft-finder-answer-order">
            {!isMissingPage("/vps") && (
              <ButtonLink target={{ to: "/vps" }} icon="arrow">
                {texts.vpsLink}
              </ButtonLink>
            )}
            <ButtonLink target={{ href: destinations.discordInvite }} tone="dark">
              {texts.askLink}
            </ButtonLink>
          </div>
        </div>
      )}
      <div className="minecraft-finder-answer-others">
        {smaller && <OtherPlan key={smaller.id} word="smaller" {...smaller} />}
        {larger && <OtherPlan key={larger.id} word="larger" {...larger} />}
        <a className="minecraft-finder-answer-other" href="#plans">
          {texts.allLink}
        </a>
      </div>
    </>
  );
}

function OtherPlan({ word, id, title, monthly }: MinecraftPlan & { word: "smaller" | "larger" }) {
  return (
    <a className="minecraft-finder-answer-other" href={`#${id}`} data-word={word}>
      {`${texts[word]} `}
      <b>{title}</b>
      {` ${money(monthly)}`}
    </a>
  );
}
