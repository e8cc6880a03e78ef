export { cards, head, meta, nothingFound, shareCard } from "../../../content/pages/games.yaml";
