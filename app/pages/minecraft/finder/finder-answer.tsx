import { ButtonLink } from "../../../components/button-link";
import { Drawing } from "../../../components/drawing";
import { Price } from "../../../components/price";
import "../../../styles/accent-colors.css";
import "./finder-answer.css";
import type { Finder, FinderPlan } from "./use-finder";

/**
 * The plan that was found, with its order link, and those beside it. Each plan has elements of its own: the words of another
 * plan in the same element would count as a layout shift.
 */
export function FinderAnswer({ words, links, reason: text, plan, smaller, larger }: Finder) {
  const reason = <p className="minecraft-finder-answer-reason">{text}</p>;
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
            {/* Of a month only. */}
            <Price {...plan.price} notes={[]} />
          </div>
          <div className="minecraft-finder-answer-order">
            <ButtonLink target={{ href: plan.order.href }} icon="arrow">
              {plan.order.text}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div className="minecraft-finder-answer">
          <div className="minecraft-finder-answer-block">
            <Drawing name="outline" />
          </div>
          <h3 className="minecraft-finder-answer-title">{words.nothingFits}</h3>
          {reason}
          <div className="minecraft-finder-answer-order">
            {links.map(({ text, ...link }) => (
              <ButtonLink key={text} {...link}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
      )}
      <div className="minecraft-finder-answer-others">
        {smaller && <OtherPlan key={smaller.id} side="smaller" word={words.smaller} plan={smaller} />}
        {larger && <OtherPlan key={larger.id} side="larger" word={words.larger} plan={larger} />}
        <a className="minecraft-finder-answer-other" href="#plans">
          {words.allLink}
        </a>
      </div>
    </>
  );
}

type OtherPlanProps = { side: "smaller" | "larger"; word: string; plan: FinderPlan };

function OtherPlan({ side, word, plan: { id, title, price } }: OtherPlanProps) {
  return (
    <a className="minecraft-finder-answer-other" href={`#${id}`} data-word={side}>
      {`${word} `}
      <b>{title}</b>
      {` ${price.amount}`}
    </a>
  );
}
