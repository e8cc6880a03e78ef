import type { ReactNode } from "react";
import { Badge } from "../../components/badge";
import { ButtonLink } from "../../components/button-link";
import { Drawing, isDrawing } from "../../components/drawing";
import { Icon } from "../../components/icon";
import { SoldOut } from "../../components/order-link";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import { useLayoutData } from "../../hooks/use-layout-data";
import "./game-card.css";
import type { ShownGame } from "./loader";

type GameCardProps = {
  game: ShownGame;
  /** What the cards of all games say. */
  cards: { feature: string; link: string };
  /** "one" for a single game, which is wider. */
  layout: "one" | "grid";
  children?: ReactNode;
};

export function GameCard({ game, cards, layout, children }: GameCardProps) {
  const { words } = useLayoutData();
  const { cover, title, shortDesc, features, popular, soldOut, price, target, linkNote } = game;
  return (
    <Reveal as="li" className="games-game-card slab" data-layout={layout}>
      <div className="games-game-card-cover" data-picture={!isDrawing(cover) || undefined}>
        <Drawing name={cover} />
        {popular && (
          <div className="games-game-card-badge">
            <Badge>{words.plan.popular}</Badge>
          </div>
        )}
      </div>
      <div className="games-game-card-text">
        <div className="games-game-card-about">
          <h2 className="games-game-card-title">{title}</h2>
          <p>{shortDesc}</p>
        </div>
        <ul className="games-game-card-facts">
          <li className="games-game-card-fact">
            <Icon name="bolt" />
            {cards.feature}
          </li>
          {features.map(({ icon, text }) => (
            <li key={text} className="games-game-card-fact">
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        <div className="games-game-card-offer">
          <Price {...price} />
          {soldOut && <SoldOut />}
          {target && (
            <ButtonLink target={target} tone={layout === "one" ? "torch" : "dark"} icon="arrow">
              <span>
                {cards.link}
                <span className="visually-hidden">{` ${linkNote}`}</span>
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
      {children}
    </Reveal>
  );
}
