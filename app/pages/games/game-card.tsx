import type { ReactNode } from "react";
import { Badge } from "../../components/badge";
import { ButtonLink } from "../../components/button-link";
import { Drawing } from "../../components/drawing";
import { isDrawing } from "../../components/drawing-file";
import { Icon } from "../../components/icon";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import { SoldOut } from "../../components/sold-out";
import type { Game } from "../../content/games";
import { words } from "../../content/interface";
import { cards } from "../../content/pages/games";
import { phrase } from "../../format/phrase";
import "./game-card.css";
import { gameLink } from "./game-link";

type GameCardProps = {
  game: Game;
  /** "one" for a single game, which is wider. */
  layout: "one" | "grid";
  children?: ReactNode;
};

export function GameCard({ game, layout, children }: GameCardProps) {
  const { cover, title, shortDesc, features, popular, soldOut } = game;
  const target = gameLink(game);
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
          <Price {...game} />
          {soldOut && <SoldOut />}
          {target && (
            <ButtonLink target={target} tone={layout === "one" ? "torch" : "dark"} icon="arrow">
              <span>
                {cards.link}
                <span className="visually-hidden">{` ${phrase(cards.linkNote, { game: title })}`}</span>
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
      {children}
    </Reveal>
  );
}
