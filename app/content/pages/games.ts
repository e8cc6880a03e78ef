export { cards, freePlace, head, meta, nothingFound, shareCard } from "../../../content/pages/games.yaml";
