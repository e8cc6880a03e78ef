import { ButtonLink } from "../../components/button-link";
import { destinations } from "../../content/brand";
import { freePlace } from "../../content/pages/games";
import { EmptyPlace } from "./empty-place";
import "./free-place.css";

/** Where the next game will be. */
export function FreePlace() {
  if (!freePlace) return null;
  return (
    <div className="games-free-place">
      <EmptyPlace />
      <div className="games-free-place-text">
        <h2 className="games-free-place-title">{freePlace.title}</h2>
        <p>{freePlace.text}</p>
        <ButtonLink target={{ href: destinations.discordInvite }} tone="dark" icon="discord">
          {freePlace.link}
        </ButtonLink>
      </div>
    </div>
  );
}
